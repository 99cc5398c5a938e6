export interface Series {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** What `/metrics` answers, line by line. */
export function readMetrics(text: string): readonly Series[] {
  return text.split('\n').flatMap((line) => {
    const [, name, labels = '', value] = /^([a-zA-Z_:]\w*)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    if (name === undefined) return [];
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key, of]) => [key, of]);
    return [{ name, labels: Object.fromEntries(pairs) as Record<string, string>, value: Number(value) }];
  });
}

/** The sum of a name's series; undefined where there is none. */
export function sumOf(all: readonly Series[], name: string): number | undefined {
  const these = all.filter((one) => one.name === name);
  return these.length === 0 ? undefined : these.reduce((sum, { value }) => sum + value, 0);
}
