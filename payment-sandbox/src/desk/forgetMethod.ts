import type { Desk } from './desk.ts';

/** Forgotten already is forgotten. */
export function forgetMethod(desk: Desk, token: string): void {
  if (desk.books.methods.has(token)) desk.record({ kind: 'forgotten', at: desk.now(), token });
}
