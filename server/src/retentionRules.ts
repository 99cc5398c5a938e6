import { cartRetention } from './cart/retention.ts';
import { clickRetention } from './catalogue/clicks/retention.ts';
import { checkoutRetention } from './checkout/retention.ts';
import { consentRetention } from './consent/retention.ts';
import { contactFormRetention } from './contactForm/retention.ts';
import { customerRetention } from './customer/retention.ts';
import { physicalCardRetention } from './loyalty/physicalCard/retention.ts';
import { loyaltyRetention } from './loyalty/retention.ts';
import { newsletterRetention } from './newsletter/retention.ts';
import { orderRetention } from './order/retention.ts';
import { botCheckRetention } from './platform/botCheck/retention.ts';
import { mailRetention } from './platform/mail/retention.ts';
import { rateLimitRetention } from './platform/rateLimit/retention.ts';
import type { RetentionRule } from './platform/retention/rule.ts';
import { serviceRetention } from './service/retention.ts';
import { staffRetention } from './staff/retention.ts';
import { trackingRetention } from './tracking/retention.ts';

interface Ages {
  readonly guestCartIdleDays?: number;
}

/** Every rule, whatever flags are on: what was kept while one was on has its end also when it is off. */
export function retentionRules({ guestCartIdleDays = 90 }: Ages = {}): readonly RetentionRule[] {
  return [
    ...customerRetention,
    ...newsletterRetention,
    ...contactFormRetention,
    ...physicalCardRetention,
    ...consentRetention,
    ...botCheckRetention,
    ...rateLimitRetention,
    ...mailRetention,
    ...cartRetention({ guestCartIdleDays }),
    ...serviceRetention,
    ...checkoutRetention,
    ...orderRetention,
    ...loyaltyRetention,
    ...trackingRetention,
    ...clickRetention,
    ...staffRetention,
  ];
}
