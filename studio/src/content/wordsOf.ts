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
  problem(problem: ContentProblem): string;
  /** The name of an item: of a page its title, of a configuration what it is. */
  item(item: string, title: string): string;
}

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
    problem: ({ code, kind, text }) => find(words.problems, code) ?? find(words.problems, kind) ?? text,
    item: (item, title) => find(words.configs, configOfItem(item) ?? '') ?? title,
  };
}
