import type { Cart } from '@trolley/contract';
import { createStore } from '../shell/store.ts';

/** A question that is shown as a dialog. */
export type Question =
  | { readonly kind: 'age'; readonly age: number; answer(yes: boolean): void }
  | { readonly kind: 'merge'; readonly carts: BothCarts; answer(choice: MergeChoice): void };

/** What the shopper decides about. */
export interface BothCarts {
  /** The visitor's, of this browser. */
  readonly fresh: Cart;
  /** The customer's own. */
  readonly saved: Cart | undefined;
}

/** One cart of both, only one of them, or `later`: both stay as they are. */
export type MergeChoice = 'merge' | 'new' | 'saved' | 'later';

/** The open question; one at a time. */
export const question = createStore<Question | undefined>(undefined);

let before: Promise<unknown> = Promise.resolve();

function ask<T>(make: (answer: (value: T) => void) => Question): Promise<T> {
  const asked = before.then(
    () =>
      new Promise<T>((resolve) => {
        const answer = (value: T) => {
          question.set(undefined);
          resolve(value);
        };
        question.set(make(answer));
      }),
  );
  before = asked;
  return asked;
}

export const askAge = (age: number) => ask<boolean>((answer) => ({ kind: 'age', age, answer }));
export const askMerge = (carts: BothCarts) => ask<MergeChoice>((answer) => ({ kind: 'merge', carts, answer }));
