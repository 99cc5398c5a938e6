import type { BeforeAdd } from './beforeAdd.ts';

type AgeStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Asks for the age once per visit; 18 confirms 16, too. */
export function createAgeCheck(ask: (age: number) => Promise<boolean>, storage: () => AgeStorage): BeforeAdd {
  let asking: { readonly age: number; readonly answer: Promise<boolean> } | undefined;
  let confirmed = 0;
  const oldest = () => Math.max(confirmed, Number(loadAge(storage())) || 0);
  return async ({ minAge }) => {
    if (minAge === undefined || oldest() >= minAge) return 'go';
    if (asking?.age !== minAge) asking = { age: minAge, answer: ask(minAge) };
    const yes = await asking.answer;
    asking = undefined;
    if (!yes) return 'addproductaborted';
    confirmed = Math.max(confirmed, minAge);
    saveAge(storage(), confirmed);
    return 'go';
  };
}

const name = 'confirmedAge';

function loadAge(storage: AgeStorage): string | null {
  try {
    return storage.getItem(name);
  } catch {
    return null;
  }
}

function saveAge(storage: AgeStorage, age: number): void {
  try {
    storage.setItem(name, String(age));
  } catch {
    // Without storage the next page asks again.
  }
}
