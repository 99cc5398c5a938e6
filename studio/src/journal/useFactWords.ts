import { listRoles, listStaff } from '@trolley/contract';
import { useWords } from '../contentWords/words.ts';
import { useCall } from '../shell/api/useCalls.ts';
import { type Format, useFormat } from '../shell/language/format.ts';
import { useRoleName } from '../shell/roleName.ts';
import { useSelf } from '../shell/session/self.ts';
import { useShop } from '../shell/shop.ts';
import type { FactWords } from './changes.ts';
import type { JournalTexts } from './messages.en.ts';
import { useTexts } from './texts.ts';

/** Names of things that are over when one reads of them. */
const unsaid = new Set(['draft', 'plan', 'hash']);

/** Facts of the journal in the person's language; what is new and has no words yet is shown as it is. */
export function useFactWords(): FactWords {
  const texts = useTexts();
  const words = useWords();
  const format = useFormat();
  const { stores } = useShop();
  const roleName = useRoleName();
  const enabled = useSelf().permissions.includes('staff:read');
  const roles = useCall(listRoles, {}, { enabled }).data?.roles ?? [];
  const people = useCall(listStaff, { query: {} }, { enabled }).data?.staff ?? [];
  const roleOf = (id: string) => roleName(id, roles.find((one) => one.id === id)?.name);
  const storeOf = (id: string) => stores.find((one) => one.id === id)?.name ?? id;

  const said: Readonly<Record<string, (value: unknown) => string>> = {
    roles: (value) => listed(value, roleOf),
    stores: (value) => (value === null ? texts.allStores : listed(value, storeOf)),
    of: (value) => people.find(({ id }) => id === value)?.name ?? texts.somebody,
    at: (value) => (typeof value === 'string' ? format.minute(value) : ''),
    fields: (value) => listed(value, (name) => words.field(name)),
    blocks: (value) => blocksIn(value, texts),
    revision: (value) => (value === 0 ? '' : plain(value)),
    baseRevision: (value) => (value === 0 ? '' : plain(value)),
    bytes: (value) => sizeOf(value, format),
    focusX: percent,
    focusY: percent,
    kind: (value) => texts.redirectKinds[plain(value)] ?? plain(value),
    means: (value) => texts.means[plain(value)] ?? plain(value),
    // As `blocks.3.to: missing`.
    problems: (value) =>
      listed(value, (line) => {
        const code = line.split(': ').at(-1) ?? line;
        return words.problem({ path: [], kind: 'schema', code, text: line });
      }),
  };
  return {
    name: (key) => (unsaid.has(key) ? undefined : (texts.facts[key] ?? key)),
    value: (key, value) => (said[key] ?? plain)(value),
  };
}

const percent = (value: unknown) => `${plain(value)} %`;

function listed(value: unknown, name: (one: string) => string): string {
  return Array.isArray(value) ? value.map((one) => name(plain(one))).join(', ') : plain(value);
}

function plain(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(plain).join(', ');
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function blocksIn(value: unknown, texts: JournalTexts): string {
  const { added = 0, removed = 0, changed = 0, moved = false } = (value ?? {}) as Record<string, number | boolean>;
  const parts = [
    ...[[added, texts.blocksAdded] as const, [changed, texts.blocksChanged] as const],
    ...[[removed, texts.blocksRemoved] as const],
  ].flatMap(([count, words]) => (Number(count) > 0 ? [words(Number(count))] : []));
  return [...parts, ...(moved ? [texts.blocksMoved] : [])].join(', ');
}

function sizeOf(value: unknown, { count }: Format): string {
  return typeof value === 'number' ? `${count(Math.max(1, Math.round(value / 1000)))} KB` : '';
}
