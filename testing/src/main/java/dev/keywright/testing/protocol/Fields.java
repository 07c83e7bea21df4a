package dev.keywright.testing.protocol;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A checked object of a request, read by member name. Types are as its {@link Shape} declares them,
 * so the casts here cannot fail.
 */
public final class Fields {
  private final Map<String, @Nullable Object> members;

  /** Reads an object that {@link ShapeCheck} has seen. */
  public Fields(Map<String, @Nullable Object> members) {
    this.members = members;
  }

  /** Whether the member is present. */
  public boolean has(String name) {
    return members.get(name) != null;
  }

  /** A string, or null. */
  public @Nullable String text(String name) {
    return (String) members.get(name);
  }

  /** A string that the shape requires. */
  public String requiredText(String name) {
    return (String) required(name);
  }

  /** A string, or what stands for its absence. */
  public String text(String name, String absent) {
    String text = text(name);
    return text == null ? absent : text;
  }

  /** A boolean, or what stands for its absence. */
  public boolean flag(String name, boolean absent) {
    Boolean flag = (Boolean) members.get(name);
    return flag == null ? absent : flag;
  }

  /** A number, or null. */
  public @Nullable Long number(String name) {
    return (Long) members.get(name);
  }

  /** An object, or null. */
  public @Nullable Fields object(String name) {
    Map<String, @Nullable Object> object = map(name);
    return object == null ? null : new Fields(object);
  }

  /** An object that the shape requires. */
  public Fields requiredObject(String name) {
    return new Fields(asMap(required(name)));
  }

  /** A map as it was read, or null. */
  public @Nullable Map<String, @Nullable Object> map(String name) {
    Object value = members.get(name);
    return value == null ? null : asMap(value);
  }

  /** A map that the shape requires. */
  public Map<String, @Nullable Object> requiredMap(String name) {
    return asMap(required(name));
  }

  /** A list of strings, or null. */
  @SuppressWarnings("unchecked") // Of the shape's type.
  public @Nullable List<String> texts(String name) {
    return (List<String>) members.get(name);
  }

  /** A list as it was read, or null. */
  @SuppressWarnings("unchecked") // Of the shape's type.
  public @Nullable List<Object> list(String name) {
    return (List<Object>) members.get(name);
  }

  /** A list of objects; empty when absent. */
  public List<Fields> objects(String name) {
    List<Fields> objects = new ArrayList<>();
    List<Object> list = list(name);
    if (list != null) {
      for (Object element : list) {
        objects.add(new Fields(element == null ? Map.of() : asMap(element)));
      }
    }
    return objects;
  }

  /** A map of objects, in the request's order; empty when absent. */
  public Map<String, Fields> objectMap(String name) {
    Map<String, Fields> objects = new LinkedHashMap<>();
    Map<String, @Nullable Object> map = map(name);
    if (map != null) {
      map.forEach(
          (key, value) -> objects.put(key, new Fields(value == null ? Map.of() : asMap(value))));
    }
    return objects;
  }

  /** A map of lists of objects, in the request's order. */
  public Map<String, List<Fields>> objectLists(String name) {
    Fields lists = requiredObject(name);
    Map<String, List<Fields>> objects = new LinkedHashMap<>();
    lists.members.keySet().forEach(key -> objects.put(key, lists.objects(key)));
    return objects;
  }

  /** A map of strings, or null. */
  @SuppressWarnings("unchecked") // Of the shape's type.
  public @Nullable Map<String, String> textMap(String name) {
    return (Map<String, String>) members.get(name);
  }

  /** Those of these names which are present, in the order asked. */
  public List<String> present(List<String> names) {
    return names.stream().filter(this::has).toList();
  }

  /** Whether no member is present. */
  public boolean isEmpty() {
    return members.isEmpty();
  }

  private Object required(String name) {
    Object value = members.get(name);
    if (value == null) {
      throw new IllegalStateException("the shape does not require " + name);
    }
    return value;
  }

  /** An object of a list, as a map. */
  @SuppressWarnings("unchecked") // JsonReader makes no other maps.
  public static Map<String, @Nullable Object> asMap(Object value) {
    return (Map<String, @Nullable Object>) value;
  }
}
