import type { CookieCategory } from '@trolley/contract';
import { cookieCategories } from './consent/cookieCategories.ts';
import { consentRoutes } from './consent/routes.ts';
import type { OpenCustomers } from './customer/openCustomers.ts';
import type { Room } from './platform/http/room.ts';
import type { Tenant } from './tenant/tenant.ts';

interface Parts {
  readonly tenant: Tenant;
  readonly customers: OpenCustomers | undefined;
  /** How long a visitor's cart lives; undefined where nothing is sold. */
  readonly cartDays: number | undefined;
}

/** What is asked consent for, and who gave it. */
export function consentRoom({ tenant, customers, cartDays }: Parts): Room & { categories: readonly CookieCategory[] } {
  const texts = tenant.areaTexts.consent;
  const categories = cookieCategories({
    ...{ file: tenant.consent, tenant: tenant.publicConfig, texts, cartDays },
    sessionDays: customers?.file.session.mostDays,
  });
  return { categories, routes: (app) => consentRoutes(app, { tenant, texts, categories, customers }) };
}
