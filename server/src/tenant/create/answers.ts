import { parseArgs } from 'node:util';
import { countries, type Language, languages } from './countries.ts';

/** What a new shop is made of. What is left out is a marked gap in its files. */
export interface Answers {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
  readonly country: string;
  readonly primary: string;
  readonly accent?: string;
  readonly company?: string;
  readonly street?: string;
  readonly postcode?: string;
  readonly city?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly vatId?: string;
  readonly register?: string;
}

export type Given = Partial<Record<keyof Answers, string>>;

interface Question {
  readonly answer: Exclude<keyof Answers, 'id'>;
  readonly flag: string;
  readonly words: string;
  readonly needed?: true;
  /** Undefined where it fits. */
  readonly problem?: (value: string) => string | undefined;
}

const colour = (value: string) =>
  /^#[0-9a-f]{6}$/i.test(value) ? undefined : 'expected a colour like #1b5a3a: a hash and six digits';
const codes = countries.map(({ code }) => code).join(', ');
const line = (value: string) =>
  value.length <= 200 && !/[<>{}[\]\\"\p{C}]/u.test(value)
    ? undefined
    : 'expected a line of plain text without < > { } [ ] " and \\';

export const questions: readonly Question[] = [
  { answer: 'name', flag: 'name', words: 'Name of the shop', needed: true, problem: line },
  {
    answer: 'language',
    flag: 'language',
    words: 'Language (de or en)',
    needed: true,
    problem: (value) =>
      (languages as readonly string[]).includes(value)
        ? undefined
        : `expected one of: ${languages.join(', ')}. The shop's own texts are in these languages; another one needs a folder of its own in locales/ first`,
  },
  {
    answer: 'country',
    flag: 'country',
    words: `Country (${codes})`,
    needed: true,
    problem: (value) =>
      countries.some(({ code }) => code === value)
        ? undefined
        : `expected one of: ${codes}. Another one is added in server/src/tenant/create/countries.ts`,
  },
  { answer: 'primary', flag: 'primary', words: 'Main colour, as #1b5a3a', needed: true, problem: colour },
  { answer: 'accent', flag: 'accent', words: 'Second colour (Enter: one that fits)', problem: colour },
  { answer: 'company', flag: 'company', words: 'Company, with its legal form', problem: line },
  { answer: 'street', flag: 'street', words: 'Street and number', problem: line },
  { answer: 'postcode', flag: 'postcode', words: 'Postal code', problem: line },
  { answer: 'city', flag: 'city', words: 'Town', problem: line },
  {
    answer: 'email',
    flag: 'email',
    words: 'Email address',
    problem: (value) => (/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(value) ? undefined : 'expected an email address'),
  },
  { answer: 'phone', flag: 'phone', words: 'Telephone', problem: line },
  { answer: 'vatId', flag: 'vat-id', words: 'VAT number', problem: line },
  { answer: 'register', flag: 'register', words: 'Number and court of the company register', problem: line },
];

export const usage = `Usage: npm run tenant -- new <id> [--name …] [--language de|en] [--country AT] [--primary #1b5a3a] …

Makes the folder tenants/<id> of a new shop, ready to start. What it is not told it asks for, where somebody can answer;
what stays open is marked with [[…]] in the files, and \`npm run check -- <id>\` lists it.

${questions.map(({ flag, words, needed }) => `  --${flag.padEnd(10)} ${words}${needed ? ' (needed)' : ''}`).join('\n')}
`;

/** What was given on the command line, or what is wrong with it. */
export function readGiven(args: readonly string[]): Given | 'help' | { readonly problem: string } {
  const options = Object.fromEntries(questions.map(({ flag }) => [flag, { type: 'string' as const }]));
  let read: ReturnType<typeof parse>;
  const parse = () =>
    parseArgs({
      args: [...args],
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
  try {
    read = parse();
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
  const values: Readonly<Record<string, string | boolean | undefined>> = read.values;
  if (values['help'] === true) return 'help';
  const [command, id, ...rest] = read.positionals;
  if (command !== 'new' || rest.length > 0) return { problem: 'Expected: new <id>' };
  const given = questions.map(({ answer, flag }) => [answer, tidy(values[flag])] as const);
  return { ...Object.fromEntries(given), ...(id !== undefined && { id }) };
}

const tidy = (value: string | boolean | undefined) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** Everything that is missing or does not fit, each in a line of its own. */
export function problemsOf(given: Given): readonly string[] {
  const id = /^[a-z][a-z0-9-]{1,39}$/.test(given.id ?? '')
    ? []
    : [`<id>: "${given.id ?? ''}" does not fit: expected a short name like "alpenkorb": a-z, 0-9 and "-"`];
  const others = questions.flatMap((question) => {
    const value = given[question.answer];
    if (value === undefined) return question.needed ? [`--${question.flag} is missing: ${question.words}`] : [];
    const problem = question.problem?.(value);
    return problem === undefined ? [] : [`--${question.flag}: "${value}" does not fit: ${problem}`];
  });
  return [...id, ...others];
}
