import type { CustomerFile } from '@trolley/contract';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { BotCheck } from '../platform/botCheck/botCheck.ts';
import type { Database, Queryable } from '../platform/database/database.ts';
import type { Call } from '../platform/http/serve.ts';
import type { QueueMail } from '../platform/mail/mail.ts';
import type { Passwords } from '../platform/passwords/createPasswords.ts';
import type { PersonalData } from '../platform/personalData.ts';
import type { RateLimiter } from '../platform/rateLimit/rateLimiter.ts';
import type { Service } from '../service/service.ts';
import type { Tenant } from '../tenant/tenant.ts';
import type { CustomerMails } from './mails/customerMails.ts';
import type { Consent } from './newsletter/consent.ts';
import type { Sessions } from './session/sessions.ts';
import type { Membership } from './showCustomer.ts';

/** What accounts ask of the loyalty programme, which is a room above this one. */
export interface LoyaltyOfCustomers {
  informationOf(member: {
    readonly customerId: string;
    readonly loyalityMemberId: string;
    readonly mpCardId: string | undefined;
    /** Its owner proved it with the activation code. */
    readonly isProved: boolean;
  }): Promise<Membership>;
  /** Whose card it is, by the programme. */
  memberOf(cardNumber: string): Promise<{ readonly memberId: string } | 'unknown' | 'away'>;
  /** The points of a membership that was joined online go over to the card's. */
  transfer(tx: Queryable, members: { readonly from: string; readonly to: string }): Promise<void>;
}

/** Never fails a login: what goes wrong in it is its own matter. */
export type LoginListener = (call: Call, customer: { readonly id: string; readonly member: boolean }) => Promise<void>;

/** What every operation on customers works with. */
export interface Customers {
  readonly database: Database;
  readonly tenant: Pick<Tenant, 'id' | 'file' | 'publicConfig' | 'routes'>;
  readonly file: CustomerFile;
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly botCheck: BotCheck;
  readonly rateLimiter: RateLimiter;
  readonly queueMail: QueueMail;
  readonly mails: CustomerMails;
  /** Missing where the tenant sells nothing online. */
  readonly service?: Pick<Service, 'store' | 'file'>;
  /** What the other rooms store about customers. */
  readonly personalData: readonly PersonalData[];
  /** What lies in the customer's cart now; nothing where nothing is sold online. */
  cartSkusOf(customerId: string): Promise<ReadonlySet<string>>;
  /** How much lies in the customer's cart, which begins here where they ordered before; undefined where there is none. */
  openCartOf?(customerId: string): Promise<number | undefined>;
  /** Whether the cart that a browser names is this customer's; missing where nothing is sold online. */
  ownsCart?(customerId: string, cartId: string): Promise<boolean>;
  /** Called with the answer to every login; rooms above this one add what the browser should know at once. */
  readonly loginListeners?: LoginListener[];
  /** The loyalty programme, as far as an account tells of it; missing where there is none. */
  readonly loyalty?: LoyaltyOfCustomers | undefined;
  /** What was subscribed to without an account, taken over by the account whose address has just been confirmed. */
  takeSubscriptions?(tx: Queryable, email: string, customerId: string): Promise<readonly Consent[]>;
  /** The words about the consent to newsletters, as editors have them now; missing where there are none. */
  newsletterConsent?(): string | undefined;
  catalogue(): Catalogue;
  now(): number;
}
