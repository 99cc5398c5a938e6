import { createStore } from '../shell/store.ts';

/** A question that is shown as a dialog. */
export type Question =
  | { readonly kind: 'age'; readonly age: number; answer(yes: boolean): void }
  | { readonly kind: 'merge'; answer(choice: MergeChoice): void };

/** `later`: neither; both carts stay as they are. */
export type MergeChoice = 'merge' | 'discard' | 'later';

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
export const askMerge = () => ask<MergeChoice>((answer) => ({ kind: 'merge', answer }));
