import { basename } from 'node:path';
import type { CompiledMessage } from '@trolley/contract';
import compile from 'icu-minify/compile';
import { z } from 'zod/mini';
import type { TenantFolder } from './tenantFolder.ts';

const messageFile = z.record(z.string(), z.string());

type Messages = Readonly<Record<string, CompiledMessage>>;

/** Areas of the shop whose texts (`customer-*.json`) come with their own pages: every other page does without them. */
const areas = ['customer', 'checkout'] as const;
type Area = (typeof areas)[number];
export type AreaTexts = Readonly<Record<Area, Messages>>;

/** The texts of `messages/`, compiled from ICU syntax once, so that no browser carries a parser. */
export async function readMessages(folder: TenantFolder): Promise<{ messages: Messages; areaTexts: AreaTexts }> {
  const messages: Record<string, CompiledMessage> = {};
  const areaTexts: Record<Area, Record<string, CompiledMessage>> = { customer: {}, checkout: {} };
  const homes = new Map<string, string>();
  for (const file of await folder.list('messages')) {
    const texts = await folder.read(file, messageFile);
    const area = areas.find((name) => basename(file, '.json').split('-')[0] === name);
    const home = area ? areaTexts[area] : messages;
    for (const [key, text] of Object.entries(texts ?? {})) {
      const other = homes.get(key);
      if (other) folder.note(file, key, `expected a key of its own, but ${other} has it already`);
      homes.set(key, file);
      try {
        home[key] = compile(text);
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
