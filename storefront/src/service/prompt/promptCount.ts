import type { OrderConfig } from '@trolley/contract';

export type PromptSetting = OrderConfig['servicePrompt'];

/** SERV-02: whether an add without a place asks for one; `earlier` adds were let through. */
export function asksBefore({ required, everyAdds }: PromptSetting, earlier: number): boolean {
  return required || earlier % Math.max(1, everyAdds) === 0;
}

const key = 'addsWithoutPlace';
type CountStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The number of adds of this visit without a place; without storage it starts anew on each page. */
export function addsWithoutPlace(storage: () => CountStorage) {
  let counted = 0;
  return {
    get(): number {
      try {
        const stored = Number(storage().getItem(key));
        return Number.isSafeInteger(stored) && stored > 0 ? stored : counted;
      } catch {
        return counted;
      }
    },
    raise(): void {
      counted = this.get() + 1;
      try {
        storage().setItem(key, String(counted));
      } catch {
        // Without storage the count of this page is used.
      }
    },
  };
}
