import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findPlaceholders, type Placeholder } from './findPlaceholders.ts';

/** What everybody reads on pages, in mails and on invoices, and where a shop is. */
const folders = ['content', 'content/pages', 'customer', 'order', 'service', 'messages'];

export interface FilePlaceholder extends Placeholder {
  readonly file: string;
}

/**
 * Every text of a tenant's folder that a retailer should have replaced. What only the demo uses does not count, nor does
 * a file that is no JSON: whoever reads it for its own sake tells where it is broken.
 */
export async function placeholdersOf(dir: string): Promise<readonly FilePlaceholder[]> {
  const found: FilePlaceholder[] = [];
  for (const folder of folders) {
    const names = await readdir(join(dir, folder)).catch(() => []);
    for (const name of names.filter((one) => one.endsWith('.json')).sort()) {
      const file = join(dir, folder, name);
      const content = contentOf(await readFile(file, 'utf8'));
      found.push(...findPlaceholders(withoutDemo(content)).map((placeholder) => ({ file, ...placeholder })));
    }
  }
  return found;
}

function contentOf(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

function withoutDemo(content: unknown): unknown {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return content;
  const { demo: _, ...rest } = content as Record<string, unknown>;
  return rest;
}
