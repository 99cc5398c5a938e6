import type { CompiledMessage, CookieCategory } from '@trolley/contract';
import { cookieCategories } from './consent/cookieCategories.ts';
import { consentRoutes } from './consent/routes.ts';
import type { OpenCustomers } from './customer/openCustomers.ts';
import type { Room } from './platform/http/room.ts';
import type { Tenant } from './tenant/tenant.ts';

type ConsentParts = Parameters<typeof consentRoutes>[1];

interface Parts extends Pick<ConsentParts, 'secureCookies' | 'forgetVisitors'> {
  readonly tenant: Tenant;
  readonly customers: OpenCustomers | undefined;
  /** How long a visitor's cart lives; undefined where nothing is sold. */
  readonly cartDays: number | undefined;
  /** Of this area, as they are now. */
  texts(): Texts;
}

type Texts = Readonly<Record<string, CompiledMessage>>;

/** What is asked consent for, and who gave it. */
export function consentRoom({ tenant, customers, cartDays, texts, secureCookies, forgetVisitors }: Parts): Room & {
  categories(texts: Texts): readonly CookieCategory[];
} {
  const made = new WeakMap<Texts, readonly CookieCategory[]>();
  function categories(words: Texts): readonly CookieCategory[] {
    const known = made.get(words);
    if (known) return known;
    const file = { file: tenant.consent, tenant: tenant.publicConfig, texts: words, cartDays };
    const named = cookieCategories({ ...file, sessionDays: customers?.file.session.mostDays });
    made.set(words, named);
    return named;
  }
  const ofTexts = { texts, categories: () => categories(texts()) };
  const parts: ConsentParts = { tenant, ...ofTexts, customers, secureCookies, forgetVisitors };
  return { categories, routes: (app) => consentRoutes(app, parts) };
}
