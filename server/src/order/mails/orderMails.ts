import type { Draft, Mail } from '../../platform/mail/mail.ts';
import type { StoredOrder } from '../storage/storedOrder.ts';

export type OrderMail =
  | 'confirmation'
  | 'cancelled'
  | 'cancelledByShop'
  | 'picked'
  | 'onItsWay'
  | 'readyToCollect'
  | 'refunded';

export interface WithdrawalReceipt {
  readonly name: string;
  readonly orderNumber: string;
  readonly email: string;
  readonly text: string;
  readonly reference: string;
  readonly receivedAt: Date;
}

/** The mails about orders, in the tenant's language and look. */
export interface OrderMails {
  /** `link` opens the order. Undefined where there is no address, or it was deleted. */
  of(about: OrderMail, order: StoredOrder, link: string): Draft | undefined;
  withdrawal(receipt: WithdrawalReceipt): Mail;
}
