const space = /[\t\n\r ]*/y;
const text = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const plain = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** Where a text stops being JSON, as an editor counts; what the parser itself says differs, and often names no place. */
export function jsonFault(json: string): { readonly line: number; readonly column: number } {
  let at = 0;
  const has = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const [found] = pattern.exec(json) ?? [];
    at += found?.length ?? 0;
    return found !== undefined;
  };
  const next = (sign: string): boolean => {
    has(space);
    const isNext = json.startsWith(sign, at);
    if (isNext) at += sign.length;
    return isNext;
  };
  const all = (end: string, one: () => boolean): boolean => {
    if (next(end)) return true;
    while (one()) {
      if (next(end)) return true;
      if (!next(',')) return false;
    }
    return false;
  };
  const value = (): boolean => {
    if (next('{')) return all('}', () => next('') && has(text) && next(':') && value());
    if (next('[')) return all(']', value);
    return has(text) || has(plain);
  };
  value();
  has(space);
  const before = json.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
