import compile from 'icu-minify/compile';

export interface TextProblem {
  readonly field: string;
  readonly expected: string;
}

/** What is wrong with texts in ICU syntax, wherever they stand; `namesOf` a field are those its text may name. */
export function textProblems(held: object, namesOf: (field: string) => readonly string[]): readonly TextProblem[] {
  return textsIn(held).flatMap(([field, text]) => {
    const names = namesOf(field);
    const unknown = [...text.matchAll(/\{\s*(\w+)/g)].flatMap(([, name = '']) => (names.includes(name) ? [] : [name]));
    return [
      ...syntaxProblems(text),
      ...unknown.map((name) => `expected one of: ${names.join(', ')}; there is no "${name}"`),
    ].map((expected) => ({ field, expected }));
  });
}

function syntaxProblems(text: string): readonly string[] {
  try {
    compile(text);
    return [];
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return [`expected a text in ICU message syntax (${problem}): ${text}`];
  }
}

function textsIn(held: object, path = ''): (readonly [field: string, text: string])[] {
  return Object.entries(held).flatMap(([key, value]: [string, unknown]) => {
    const field = path ? `${path}.${key}` : key;
    if (typeof value === 'string') return [[field, value] as const];
    return typeof value === 'object' && value !== null ? textsIn(value, field) : [];
  });
}
