import { editedPage } from '@trolley/contract';
import { type Value, withBlockIds } from '../blockIds.ts';
import { isSame } from '../changedParts.ts';

interface States {
  /** What the plan began from; undefined where there was nothing yet. */
  readonly base: Value | undefined;
  /** What will be live when it is published; undefined where there is nothing. */
  readonly due: Value | undefined;
  readonly planned: Value;
}

/**
 * Whether a plan takes away what somebody else did: something changed between what it began from and what will be live
 * then, and the plan does not hold that change.
 */
export function replacesOthers(item: string, { base, due, planned }: States): boolean {
  const [was, now, next] = [partsOf(item, base), partsOf(item, due), partsOf(item, planned)];
  const names = new Set([...was.parts.keys(), ...now.parts.keys()]);
  for (const name of names) {
    const one = now.parts.get(name);
    if (!isSame(was.parts.get(name), one) && !isSame(one, next.parts.get(name))) return true;
  }
  return !isSameOrder(was.order, now.order) && !isSameOrder(now.order, next.order);
}

interface Parts {
  /** Fields by their names, blocks by their ids. */
  readonly parts: ReadonlyMap<string, unknown>;
  readonly order: readonly string[];
}

function partsOf(item: string, value: Value | undefined): Parts {
  if (!value) return { parts: new Map(), order: [] };
  const { blocks, ...fields } = withBlockIds(item, wholeOf(item, value));
  const named = (Array.isArray(blocks) ? (blocks as readonly unknown[]) : []).map(
    (block, at) => [`block ${String((block as { id?: string } | null)?.id ?? at)}`, block] as const,
  );
  return { parts: new Map<string, unknown>([...Object.entries(fields), ...named]), order: named.map(([name]) => name) };
}

/** With what a page has when nothing is said: a live one has it written down, a draft has not. */
function wholeOf(item: string, value: Value): Value {
  if (!item.startsWith('page:')) return value;
  const read = editedPage.safeParse(value);
  return read.success ? read.data : value;
}

/** Of what both have. */
function isSameOrder(one: readonly string[], other: readonly string[]): boolean {
  const both = one.filter((name) => other.includes(name));
  return isSame(
    both,
    other.filter((name) => both.includes(name)),
  );
}
