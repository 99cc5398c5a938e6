import { basename } from 'node:path';
import type { CompiledMessage } from '@trolley/contract';
import compile from 'icu-minify/compile';
import { z } from 'zod/mini';
import type { TenantFolder } from './tenantFolder.ts';

const messageFile = z.record(z.string(), z.string());

type Messages = Readonly<Record<string, CompiledMessage>>;

/** Areas of the shop whose texts (`customer-*.json`) come with their own pages or calls: every other page does without them. */
const areas = ['customer', 'checkout', 'consent', 'pesticide', 'preview', 'recipe', 'store'] as const;
type Area = (typeof areas)[number];
export type AreaTexts = Readonly<Record<Area, Messages>>;

/** A text in ICU syntax, as somebody wrote it. */
export interface SourceText {
  readonly text: string;
  /** Undefined: it comes with every page. */
  readonly area: Area | undefined;
}

/** By key. */
export type SourceTexts = ReadonlyMap<string, SourceText>;

export interface CompiledTexts {
  readonly messages: Messages;
  readonly areaTexts: AreaTexts;
}

/**
 * The texts of the language with the tenant's own (`messages/`) in their place, compiled from ICU syntax once, so that no
 * browser carries a parser.
 */
export async function readMessages(folder: TenantFolder): Promise<CompiledTexts & { sourceTexts: SourceTexts }> {
  const base = textsOfLocale(folder);
  const sourceTexts = new Map(base);
  const homes = new Map<string, string>();
  for (const file of await folder.list('messages', base.size > 0)) {
    const texts = await folder.readAlone(file, messageFile);
    for (const [key, text] of Object.entries(texts ?? {})) {
      const other = homes.get(key);
      if (other) folder.note(file, key, `expected a key of its own, but ${other} has it already`);
      homes.set(key, file);
      const problem = syntaxProblem(text);
      if (problem) folder.note(file, key, `expected a text in ICU message syntax (${problem}): ${text}`);
      // A text of the language stays with its area, whatever file the tenant's is in.
      else sourceTexts.set(key, { text, area: base.has(key) ? base.get(key)?.area : areaOf(file) });
    }
  }
  return { ...compileTexts(sourceTexts), sourceTexts };
}

/** What the parser says of a text; undefined where it is one. */
export function syntaxProblem(text: string): string | undefined {
  try {
    compile(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Most are; such a text compiles to itself. */
const isPlain = (text: string) => !/[{}'<#|]/.test(text);

/** Compiled once, each in its area. */
export function compileTexts(texts: SourceTexts): CompiledTexts {
  const messages: Record<string, CompiledMessage> = {};
  const areaTexts: Record<Area, Record<string, CompiledMessage>> = {
    customer: {},
    checkout: {},
    consent: {},
    pesticide: {},
    preview: {},
    store: {},
    recipe: {},
  };
  for (const [key, { text, area }] of texts)
    (area ? areaTexts[area] : messages)[key] = isPlain(text) ? text : compile(text);
  return { messages, areaTexts };
}

function textsOfLocale({ locale }: TenantFolder): SourceTexts {
  return new Map(
    locale.list('messages').flatMap((file) => {
      const texts = messageFile.parse(locale.file(file));
      return Object.entries(texts).map(([key, text]) => [key, { text, area: areaOf(file) }] as const);
    }),
  );
}

function areaOf(file: string): Area | undefined {
  return areas.find((name) => basename(file, '.json').split('-')[0] === name);
}
