import type { OrderConfig } from '@trolley/contract';

export type PromptSetting = OrderConfig['servicePrompt'];

/** SERV-02: whether an add without a place asks for one; `earlier` adds were let through without. */
export function asksBefore({ required, everyAdds }: PromptSetting, earlier: number): boolean {
  return required || earlier % Math.max(1, everyAdds) === 0;
}

const key = 'addsWithoutPlace';
type Kept = Pick<Storage, 'getItem' | 'setItem'>;

/** How many adds of this visit were let through without a place. A browser that keeps nothing begins anew each time. */
export function addsWithoutPlace(storage: () => Kept) {
  let counted = 0;
  return {
    get(): number {
      try {
        const kept = Number(storage().getItem(key));
        return Number.isSafeInteger(kept) && kept > 0 ? kept : counted;
      } catch {
        return counted;
      }
    },
    raise(): void {
      counted = this.get() + 1;
      try {
        storage().setItem(key, String(counted));
      } catch {
        // Then the count of this page has to do.
      }
    },
  };
}
