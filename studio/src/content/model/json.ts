/** A value as the wire carries it. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}
export type Path = readonly (string | number)[];

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: unknown): value is readonly Json[] {
  return Array.isArray(value);
}

export function getAt(value: Json | undefined, path: Path): Json | undefined {
  let at: Json | undefined = value;
  for (const step of path) {
    if (isList(at)) at = typeof step === 'number' ? at[step] : undefined;
    else if (isObject(at)) at = at[step];
    else return undefined;
  }
  return at;
}

/** A copy with `next` at the path; undefined takes a property away. What lies beside the path stays the same object. */
export function setAt(value: Json | undefined, path: Path, next: Json | undefined): Json {
  const [step, ...rest] = path;
  if (step === undefined) return next ?? null;
  if (typeof step === 'number') {
    const list = isList(value) ? [...value] : [];
    list[step] = setAt(list[step], rest, next);
    return list;
  }
  const { [step]: before, ...others } = isObject(value) ? value : {};
  if (rest.length === 0 && next === undefined) return others;
  const changed = setAt(before, rest, next);
  // Kept in its place, so that a saved value does not change its order with every key.
  return isObject(value) && step in value ? { ...value, [step]: changed } : { ...others, [step]: changed };
}

/** Equal as JSON: a missing property and an undefined one are the same, the order of properties does not matter. */
export function isSame(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (isList(one) && isList(other)) {
    return one.length === other.length && one.every((entry, index) => isSame(entry, other[index]));
  }
  if (!isObject(one) || !isObject(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name], other[name]));
}

/** `blocks.3.title`, to compare and to look up. */
export function pathName(path: Path): string {
  return path.join('.');
}

export function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** The path of such a name. */
export function pathOfText(name: string): Path {
  return name === '' ? [] : name.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}
