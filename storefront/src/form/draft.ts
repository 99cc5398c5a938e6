import type { FormValue, FormValues } from './fieldRule.ts';

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (name: string) => `draft:${name}`;

/** The draft from before a reload; only fields whose type is still the same. */
export function loadDraft(storage: DraftStorage, name: string, defaults: FormValues): Record<string, FormValue> {
  try {
    const read: unknown = JSON.parse(storage.getItem(keyOf(name)) ?? '{}');
    if (typeof read !== 'object' || read === null) return {};
    const alike = Object.entries(read).filter(
      ([field, value]) => Object.hasOwn(defaults, field) && isAlike(value, defaults[field]),
    );
    return Object.fromEntries(alike);
  } catch {
    return {};
  }
}

/** Stores the draft for this visit, without secret fields. */
export function saveDraft(storage: DraftStorage, name: string, values: FormValues, secret: readonly string[]): void {
  const open = Object.entries(values).filter(([field]) => !secret.includes(field));
  try {
    storage.setItem(keyOf(name), JSON.stringify(Object.fromEntries(open)));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

export function deleteDraft(storage: DraftStorage, name: string): void {
  try {
    storage.removeItem(keyOf(name));
  } catch {
    // Without storage there is nothing to delete.
  }
}

function isAlike(value: unknown, known: FormValue | undefined): boolean {
  if (!Array.isArray(known)) return typeof value === typeof known && typeof value !== 'object';
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
