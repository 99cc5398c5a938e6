import type { CustomerFile } from '@trolley/contract';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { BotCheck } from '../platform/botCheck/botCheck.ts';
import type { Database } from '../platform/database/database.ts';
import type { QueueMail } from '../platform/mail/mail.ts';
import type { Tries } from '../platform/tries/tries.ts';
import type { Service } from '../service/service.ts';
import type { Tenant } from '../tenant/tenant.ts';
import type { CustomerMails } from './mails/customerMails.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { Sessions } from './session/sessions.ts';

/** A product somebody bought, and when last. */
export interface Purchased {
  readonly sku: string;
  readonly at: Date;
}

/** What every operation on customers works with. */
export interface Customers {
  readonly database: Database;
  readonly tenant: Pick<Tenant, 'id' | 'file' | 'publicConfig' | 'routes'>;
  readonly file: CustomerFile;
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly botCheck: BotCheck;
  readonly tries: Tries;
  readonly queueMail: QueueMail;
  readonly mails: CustomerMails;
  /** Missing where the tenant sells nothing online. */
  readonly service?: Pick<Service, 'store' | 'file'>;
  /** Nothing, as long as nothing was ordered. */
  purchasedBy(customerId: string): Promise<readonly Purchased[]>;
  /** Takes the carts of a customer who leaves along. */
  forgetCartsOf(customerId: string): Promise<void>;
  /** What lies in the customer's cart now; nothing where nothing is sold online. */
  cartSkusOf(customerId: string): Promise<ReadonlySet<string>>;
  /** Everything that the customer's carts hold, for who wants to know what is kept of them. */
  keptCartsOf?(customerId: string): Promise<readonly object[]>;
  /** Whether the cart that a browser names is this customer's; missing where nothing is sold online. */
  ownsCart?(customerId: string, cartId: string): Promise<boolean>;
  /** Declarations of withdrawal that came from an address of theirs. */
  withdrawalsOf?(email: string): Promise<readonly object[]>;
  catalogue(): Catalogue;
  now(): number;
}
