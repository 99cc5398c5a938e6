import { createHash } from 'node:crypto';

export type Value = Readonly<Record<string, unknown>>;

const idPattern = /^[A-Za-z0-9_-]{1,40}$/;

/**
 * Every block of a page with an id, so that two states of it can be compared block by block. A block that has none, or
 * that of a block before it, gets one made of where it stands and what it says: whoever opens the same page finds the
 * same ids, also two people who begin their drafts apart.
 */
export function withBlockIds(item: string, value: Value): Value {
  if (!item.startsWith('page:') || !Array.isArray(value['blocks'])) return value;
  const taken = new Set<string>();

  function named(blocks: readonly unknown[], place: string): unknown[] {
    return blocks.map((block, at) => {
      if (!isObject(block)) return block;
      const here = `${place}/${at}`;
      const { id: own, ...rest } = block;
      const id = typeof own === 'string' && idPattern.test(own) && !taken.has(own) ? own : freeId(here, rest);
      taken.add(id);
      const { tabs } = block;
      return { id, ...rest, ...(block['type'] === 'tabs' && Array.isArray(tabs) && { tabs: namedTabs(tabs, here) }) };
    });
  }

  const namedTabs = (tabs: readonly unknown[], place: string) =>
    tabs.map((tab, at) =>
      isObject(tab) && Array.isArray(tab['blocks']) ? { ...tab, blocks: named(tab['blocks'], `${place}/${at}`) } : tab,
    );

  function freeId(place: string, block: object): string {
    for (let attempt = 0; ; attempt += 1) {
      const words = JSON.stringify([place, attempt, block]);
      const id = createHash('sha256').update(words).digest('base64url').slice(0, 10);
      if (!taken.has(id)) return id;
    }
  }

  return { ...value, blocks: named(value['blocks'], '') };
}

function isObject(value: unknown): value is Value {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
