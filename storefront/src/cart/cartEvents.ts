import type { Product } from '@trolley/contract';
import type { PendingChange } from './cartState.ts';

/** The result of an add. `failed`: it was rolled back, and a notification said why. */
export type AddResult =
  | 'added'
  | 'capped'
  | 'maxquantityreached'
  | 'addproductaborted'
  | 'abortedserviceselection'
  | 'failed';

/** Events of the cart that lead to notifications. */
export type CartEvent =
  | { readonly kind: 'changed'; readonly product: Product; readonly quantity: number }
  | { readonly kind: 'removed'; readonly lines: readonly PendingChange[] }
  | { readonly kind: 'capped' | 'maxquantityreached'; readonly product: Product }
  | { readonly kind: 'failed'; readonly products: readonly Product[]; readonly errorCode: string | undefined }
  /** Its prices are frozen for a payment, or it is an order already. */
  | { readonly kind: 'closed'; readonly cartStatus: string | undefined }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'reached' };
