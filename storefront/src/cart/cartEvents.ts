import type { Product } from '@trolley/contract';
import type { Wish } from './cartState.ts';

/** What becomes of an add. `failed`: it was taken back, and the shopper was told why. */
export type AddResult =
  | 'added'
  | 'capped'
  | 'maxquantityreached'
  | 'addproductaborted'
  | 'abortedserviceselection'
  | 'failed';

/** What happens to a cart that the shopper should hear of. */
export type CartEvent =
  | { readonly kind: 'changed'; readonly product: Product; readonly quantity: number }
  | { readonly kind: 'removed'; readonly lines: readonly Wish[] }
  | { readonly kind: 'capped' | 'maxquantityreached'; readonly product: Product }
  | { readonly kind: 'failed'; readonly products: readonly Product[]; readonly errorCode: string | undefined }
  /** Its prices are frozen for a payment, or it is an order already. */
  | { readonly kind: 'closed'; readonly cartStatus: string | undefined }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'reached' };
