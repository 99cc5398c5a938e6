import { basename } from 'node:path';
import type { CompiledMessage } from '@trolley/contract';
import compile from 'icu-minify/compile';
import { z } from 'zod/mini';
import type { TenantFolder } from './tenantFolder.ts';

const messageFile = z.record(z.string(), z.string());

type Messages = Readonly<Record<string, CompiledMessage>>;

/** Areas of the shop whose texts (`customer-*.json`) come with their own pages or calls: every other page does without them. */
const areas = ['customer', 'checkout', 'consent', 'pesticide', 'recipe', 'store'] as const;
type Area = (typeof areas)[number];
export type AreaTexts = Readonly<Record<Area, Messages>>;

interface Text {
  readonly text: string;
  readonly area: Area | undefined;
}

/**
 * The texts of the language with the tenant's own (`messages/`) in their place, compiled from ICU syntax once, so that no
 * browser carries a parser.
 */
export async function readMessages(folder: TenantFolder): Promise<{ messages: Messages; areaTexts: AreaTexts }> {
  const base = textsOfLocale(folder);
  const messages: Record<string, CompiledMessage> = {};
  const areaTexts: Record<Area, Record<string, CompiledMessage>> = {
    customer: {},
    checkout: {},
    consent: {},
    pesticide: {},
    store: {},
    recipe: {},
  };
  const put = (key: string, text: string, area: Area | undefined) =>
    void ((area ? areaTexts[area] : messages)[key] = compile(text));
  for (const [key, { text, area }] of base) put(key, text, area);

  const homes = new Map<string, string>();
  for (const file of await folder.list('messages', base.size > 0)) {
    const texts = await folder.readAlone(file, messageFile);
    for (const [key, text] of Object.entries(texts ?? {})) {
      const other = homes.get(key);
      if (other) folder.note(file, key, `expected a key of its own, but ${other} has it already`);
      homes.set(key, file);
      try {
        // A text of the language stays with its area, whatever file the tenant's is in.
        put(key, text, base.has(key) ? base.get(key)?.area : areaOf(file));
      } catch (error) {
        folder.note(
          file,
          key,
          `expected a text in ICU message syntax (${error instanceof Error ? error.message : String(error)}): ${text}`,
        );
      }
    }
  }
  return { messages, areaTexts };
}

function textsOfLocale({ locale }: TenantFolder): ReadonlyMap<string, Text> {
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
