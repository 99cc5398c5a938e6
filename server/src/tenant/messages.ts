import type { CompiledMessage } from '@trolley/contract';
import compile from 'icu-minify/compile';
import { z } from 'zod/mini';
import type { TenantFolder } from './tenantFolder.ts';

const messageFile = z.record(z.string(), z.string());

/** The texts of all areas together, compiled from ICU syntax once, so that no browser carries a parser. */
export async function readMessages(folder: TenantFolder): Promise<Readonly<Record<string, CompiledMessage>>> {
  const messages: Record<string, CompiledMessage> = {};
  const homes = new Map<string, string>();
  for (const file of await folder.list('messages')) {
    const texts = await folder.read(file, messageFile);
    for (const [key, text] of Object.entries(texts ?? {})) {
      const home = homes.get(key);
      if (home) folder.note(file, key, `expected a key of its own, but ${home} has it already`);
      homes.set(key, file);
      try {
        messages[key] = compile(text);
      } catch (error) {
        folder.note(
          file,
          key,
          `expected a text in ICU message syntax (${error instanceof Error ? error.message : String(error)}): ${text}`,
        );
      }
    }
  }
  return messages;
}
