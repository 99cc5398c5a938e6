import type { PaymentMethod } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import type { SavedAtProvider } from '../provider.ts';

export interface MethodToKeep {
  readonly customerId: string;
  readonly provider: string;
  readonly methodKey: PaymentMethod;
  /** With its token. */
  readonly method: SavedAtProvider & { readonly token: string };
  readonly setPrimary: boolean;
}

/** Keeps the method an order was paid with, in its transaction; one that is kept already is not kept twice. */
export type KeepMethod = (tx: Queryable, method: MethodToKeep) => Promise<void>;

export interface KeptMethod {
  readonly token: string;
  readonly provider: string;
  readonly methodKey: PaymentMethod;
}

/** A kept method that is this customer's, by our name of it or by the provider's, and has not expired. */
export type FindKeptMethod = (on: Queryable, customerId: string, idOrToken: string) => Promise<KeptMethod | undefined>;
