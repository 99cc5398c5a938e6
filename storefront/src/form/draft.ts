import type { FormValue, FormValues } from './fieldRule.ts';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (name: string) => `draft:${name}`;

/** What was typed before the page was loaded again; only fields that are still of the same kind. */
export function recallDraft(kept: Kept, name: string, defaults: FormValues): Record<string, FormValue> {
  try {
    const read: unknown = JSON.parse(kept.getItem(keyOf(name)) ?? '{}');
    if (typeof read !== 'object' || read === null) return {};
    const alike = Object.entries(read).filter(
      ([field, value]) => Object.hasOwn(defaults, field) && isAlike(value, defaults[field]),
    );
    return Object.fromEntries(alike);
  } catch {
    return {};
  }
}

/** Keeps what was typed for this visit, without what is secret. */
export function keepDraft(kept: Kept, name: string, values: FormValues, secret: readonly string[]): void {
  const open = Object.entries(values).filter(([field]) => !secret.includes(field));
  try {
    kept.setItem(keyOf(name), JSON.stringify(Object.fromEntries(open)));
  } catch {
    // It is known as long as the page is open.
  }
}

export function forgetDraft(kept: Kept, name: string): void {
  try {
    kept.removeItem(keyOf(name));
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}

function isAlike(value: unknown, known: FormValue | undefined): boolean {
  if (!Array.isArray(known)) return typeof value === typeof known && typeof value !== 'object';
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
