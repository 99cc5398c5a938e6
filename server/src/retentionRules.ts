import { cartRetention } from './cart/retention.ts';
import { checkoutRetention } from './checkout/retention.ts';
import { customerRetention } from './customer/retention.ts';
import { orderRetention } from './order/retention.ts';
import { mailRetention } from './platform/mail/retention.ts';
import type { RetentionRule } from './platform/retention/rule.ts';
import { triesRetention } from './platform/tries/retention.ts';
import { serviceRetention } from './service/retention.ts';

interface Ages {
  readonly guestCartIdleDays?: number;
}

/** Every rule, whatever flags are on: what was kept while one was on has its end also when it is off. */
export function retentionRules({ guestCartIdleDays = 90 }: Ages = {}): readonly RetentionRule[] {
  return [
    ...customerRetention,
    ...triesRetention,
    ...mailRetention,
    ...cartRetention({ guestCartIdleDays }),
    ...serviceRetention,
    ...checkoutRetention,
    ...orderRetention,
  ];
}
