import type { BeforeAdd } from './beforeAdd.ts';

type AgeStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** What may only be sold from an age on is asked about once per visit; who confirmed 18 need not confirm 16. */
export function createAgeCheck(ask: (age: number) => Promise<boolean>, storage: () => AgeStorage): BeforeAdd {
  let asking: { readonly age: number; readonly answer: Promise<boolean> } | undefined;
  let confirmed = 0;
  const oldest = () => Math.max(confirmed, Number(kept(storage())) || 0);
  return async ({ minAge }) => {
    if (minAge === undefined || oldest() >= minAge) return 'go';
    if (asking?.age !== minAge) asking = { age: minAge, answer: ask(minAge) };
    const yes = await asking.answer;
    asking = undefined;
    if (!yes) return 'addproductaborted';
    confirmed = Math.max(confirmed, minAge);
    keep(storage(), confirmed);
    return 'go';
  };
}

const name = 'confirmedAge';

function kept(storage: AgeStorage): string | null {
  try {
    return storage.getItem(name);
  } catch {
    return null;
  }
}

function keep(storage: AgeStorage, age: number): void {
  try {
    storage.setItem(name, String(age));
  } catch {
    // Then it is asked again on the next page.
  }
}
