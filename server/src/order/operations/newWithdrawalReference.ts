import { newReference } from '../../platform/newReference.ts';

/** What a declaration is called on its receipt: `W-7KQM-3XPD`. */
export function newWithdrawalReference(): string {
  return newReference('W');
}
