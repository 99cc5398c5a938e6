import type { CartCode } from '@trolley/contract';
import type { Queryable } from '../platform/database/database.ts';

export interface CodeClaim {
  readonly checkoutId: string;
  readonly customerId?: string;
  /** Of the bill: by it guests are known again. */
  readonly email?: string;
  readonly codes: readonly string[];
}

/** Uses discount codes up, each once; or answers the code of what is against one of them, 227 where it was used up. */
export type ClaimCodes = (tx: Queryable, claim: CodeClaim) => Promise<'claimed' | CartCode>;

export interface VoucherClaim {
  readonly checkoutId: string;
  /** Missing for guests. */
  readonly customerId?: string;
  /** `lineItemId` of the cart's voucher lines. */
  readonly voucherIds: readonly string[];
}

/** Uses vouchers up; `gone`: one of them was used by somebody else meanwhile, and the cart is to be priced anew. */
export type ClaimVouchers = (tx: Queryable, claim: VoucherClaim) => Promise<'claimed' | 'gone'>;

/** Gives back everything a checkout claimed: codes, vouchers and money of the wallet; a second time nothing is left. */
export type GiveBackClaims = (tx: Queryable, checkoutId: string) => Promise<void>;
