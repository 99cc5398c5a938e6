/** Called with everything a value holds, the value itself first. `path` makes a copy: ask for it only where it is needed. */
type Visit = (held: unknown, key: string | number | undefined, path: () => (string | number)[]) => void;

/** Looks at a value and all it holds, in its order. Pages are large and checked often, so nothing is copied on the way. */
export function walkValue(value: unknown, visit: Visit): void {
  const at: (string | number)[] = [];
  const path = () => [...at];

  function walk(held: unknown, key: string | number | undefined): void {
    visit(held, key, path);
    if (typeof held !== 'object' || held === null) return;
    if (Array.isArray(held)) {
      for (let place = 0; place < held.length; place += 1) step(held[place], place);
      return;
    }
    for (const name of Object.keys(held)) step((held as Readonly<Record<string, unknown>>)[name], name);
  }

  function step(held: unknown, key: string | number): void {
    at.push(key);
    walk(held, key);
    at.pop();
  }

  walk(value, undefined);
}
