import type { ContentProblem } from '@trolley/contract';
import { configOfItem } from '@trolley/contract';
import { de } from './words.de.ts';
import { type ContentWords, en } from './words.en.ts';

const all: Readonly<Record<'de' | 'en', ContentWords>> = { de, en };

/** Names in the person's language. What is new in the contract and has none yet is called by its name there. */
export interface Words {
  block(type: string): string;
  blockHelp(type: string): string;
  group(name: keyof ContentWords['groups']): string;
  field(name: string): string;
  value(name: string): string;
  /** What to do about it; by the field it is in where that says more. */
  problem(problem: ContentProblem): string;
  /** What an entry of a list is called. */
  entry(list: string): string;
  /** The name of an item: of a page its title, of a configuration what it is. */
  item(item: string, title: string): string;
}

/** Problems of a field that nobody filled in yet. */
const lacks: ReadonlySet<string> = new Set(['missing', 'tooShort', 'noEntry']);

export function wordsOf(language: 'de' | 'en'): Words {
  const words = all[language];
  const find = (table: object, name: string): string | undefined =>
    Object.hasOwn(table, name) ? String((table as Record<string, unknown>)[name]) : undefined;
  const block = (type: string, which: number) =>
    Object.hasOwn(words.blocks, type) ? words.blocks[type as keyof ContentWords['blocks']][which] : undefined;
  return {
    block: (type) => block(type, 0) ?? type,
    blockHelp: (type) => block(type, 1) ?? '',
    group: (name) => words.groups[name],
    field: (name) => find(words.fields, name) ?? name,
    value: (name) => find(words.values, name) ?? name,
    problem({ code, kind, text, path, values = {} }) {
      const field = path.findLast((step) => typeof step === 'string') ?? '';
      const ofField = lacks.has(code) ? find(words.asked, field) : find(words.asked, `${code} ${field}`);
      const said = ofField ?? find(words.problems, code) ?? find(words.problems, kind) ?? text;
      return said.replaceAll(/\{(\w+)\}/g, (_, name: string) => [values[name] ?? ''].flat().join(', '));
    },
    entry: (list) => find(words.entries, list) ?? words.entries.other,
    item: (item, title) => find(words.configs, configOfItem(item) ?? '') ?? title,
  };
}
