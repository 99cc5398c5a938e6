import type { Value } from './blockIds.ts';

/** What differs between two states of an item, short enough for the journal: names and numbers, no content. */
export interface ChangedParts {
  /** Fields beside the blocks. */
  readonly fields: readonly string[];
  readonly blocks?: {
    readonly added: number;
    readonly removed: number;
    readonly changed: number;
    readonly moved: boolean;
  };
}

const most = 30;

export function changedParts(before: Value | undefined, after: Value): ChangedParts {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after)])].filter((name) => name !== 'blocks');
  const fields = names
    .filter((name) => !isSame(before?.[name], after[name]))
    .toSorted()
    .slice(0, most);
  if (!('blocks' in after)) return { fields };
  return { fields, blocks: changedBlocks(byId(before?.['blocks']), byId(after['blocks'])) };
}

function changedBlocks(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>) {
  const kept = [...after.keys()].filter((id) => before.has(id));
  const order = [...before.keys()].filter((id) => after.has(id));
  return {
    added: after.size - kept.length,
    removed: before.size - kept.length,
    changed: kept.filter((id) => !isSame(before.get(id), after.get(id))).length,
    moved: kept.some((id, at) => id !== order[at]),
  };
}

function byId(blocks: unknown): ReadonlyMap<string, unknown> {
  const list: readonly unknown[] = Array.isArray(blocks) ? blocks : [];
  return new Map(
    list.map((block, at) => {
      const { id } = (block ?? {}) as { readonly id?: unknown };
      return [typeof id === 'string' ? id : `#${at}`, block];
    }),
  );
}

/** Whatever order the database gave the fields. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return (
    names.length === others.length &&
    names.every((name) => Object.hasOwn(other, name) && isSame((one as Value)[name], (other as Value)[name]))
  );
}
