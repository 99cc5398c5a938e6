import type { FastifyRequest } from 'fastify';
import { openContactForms } from './contactForm/openContactForms.ts';
import { contactFormRoutes } from './contactForm/routes.ts';
import type { ContentParts } from './content/contentPart.ts';
import type { OpenCustomers } from './customer/openCustomers.ts';
import { readCustomer } from './customer/readCustomer.ts';
import { hasCustomerFile } from './customer/readCustomerFile.ts';
import { openNewsletters } from './newsletter/openNewsletters.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import type { BotCheck } from './platform/botCheck/botCheck.ts';
import type { Database } from './platform/database/database.ts';
import type { Room } from './platform/http/room.ts';
import type { Snapshots } from './platform/snapshot/snapshot.ts';
import type { OwnedFiles } from './platform/storage/ownedFiles.ts';
import type { Tenant } from './tenant/tenant.ts';

interface Parts {
  readonly tenant: Tenant;
  readonly database: Database;
  readonly botCheck: BotCheck;
  readonly files: OwnedFiles;
  readonly snapshots: Pick<Snapshots<ContentParts>, 'current'>;
  /** Missing where the tenant has no accounts. */
  readonly customers: OpenCustomers | undefined;
  readonly visitor: {
    visitorOf(request: FastifyRequest): Promise<{ readonly member: boolean; readonly customerId?: string | undefined }>;
    readonly secureCookies: boolean;
  };
}

/** Newsletters and forms: both answer by mail, so a tenant without mails has neither. */
export async function mailedRooms(parts: Parts): Promise<readonly Room[]> {
  const { tenant, database, botCheck, files, snapshots, customers, visitor } = parts;
  if (!(await hasCustomerFile(tenant.dir))) return [];
  const newsletters = await openNewsletters({ tenant, database, botCheck, snapshots });
  const forms = await openContactForms({ tenant, database, botCheck, files });
  const confirmedAddressOf = async (customerId: string) =>
    customers?.file.registration === 'confirm' ? (await readCustomer(customers, customerId))?.email : undefined;
  return [
    { routes: (app) => newsletterRoutes(app, newsletters) },
    { routes: (app) => contactFormRoutes(app, forms, { ...visitor, confirmedAddressOf }) },
  ];
}
