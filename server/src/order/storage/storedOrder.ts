import type { OrderStatus } from '@trolley/contract';
import type { Attempt } from '../../sale/attempt.ts';
import type { FinalOrder } from '../rules/finalPrice.ts';
import type { RefundParts } from '../rules/refundParts.ts';

/** What is stored of an order: what was bought, and what came of it. */
export interface OrderDocument {
  readonly attempt: Attempt;
  /** After picking. */
  readonly final?: FinalOrder;
  /** Cents that were given back after they were paid. */
  readonly refunded: number;
  /** One by one, the oldest first. */
  readonly refunds?: readonly Refund[];
  /** Why the shop cancelled it, as the customer reads it. */
  readonly cancelReason?: string;
}

/** Money that was given back, as its credit note tells it. */
export interface Refund extends RefundParts {
  /** Of the credit note. */
  readonly number: number;
  /** An instant. */
  readonly issuedAt: string;
  readonly amount: number;
  /** What of it went back onto gift cards. */
  readonly toWallet: number;
  /** What it was for, where that is one line. */
  readonly lineItemId?: string;
  /** Nothing was paid yet but by gift cards: no money goes back, but the invoice is corrected all the same. */
  readonly unpaid?: boolean;
}

export interface StoredOrder {
  readonly orderNumber: string;
  readonly checkoutId: string;
  /** Missing for guests, and after the customer left. */
  readonly customerId?: string;
  readonly parentOrderNumber?: string;
  readonly status: OrderStatus;
  /** Its time was gone when the money came. */
  readonly slotException: boolean;
  readonly placedAt: Date;
  readonly changedAt: Date;
  readonly document: OrderDocument;
  /** By the database's clock, when it was read. */
  readonly beforeCutOff: boolean;
  readonly invoice?: { readonly number: number; readonly issuedAt: Date };
}
