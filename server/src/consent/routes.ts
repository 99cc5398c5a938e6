import {
  allowedCategories,
  type CompiledMessage,
  type CookieCategory,
  cookies,
  cookieTypes,
  getConsentDetails,
  recordConsent as recordConsentCall,
  tellConsent,
} from '@trolley/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Queryable } from '../platform/database/database.ts';
import { serve } from '../platform/http/serve.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { consentScripts } from './consentScripts.ts';
import { recordConsent } from './recordConsent.ts';
import { repeatAnswer } from './repeatAnswer.ts';

interface Parts {
  readonly tenant: Pick<Tenant, 'consent' | 'publicConfig'>;
  texts(): Readonly<Record<string, CompiledMessage>>;
  categories(): readonly CookieCategory[];
  /** Missing in a shop without accounts. */
  readonly customers?: {
    readonly database: Queryable;
    readonly sessions: {
      requireCustomer(request: FastifyRequest): Promise<LoggedIn>;
      visitorOf(request: FastifyRequest): Promise<LoggedIn | undefined>;
    };
  };
  readonly secureCookies: boolean;
  /** Statistics are refused: analytics are told of their orders no more. Missing where nothing is sold. */
  forgetVisitors?(shopper: {
    readonly customerId?: string | undefined;
    readonly browser?: string | undefined;
  }): Promise<void>;
}

interface LoggedIn {
  readonly customerId: string;
}

/** The texts in it change with what editors do. */
const cacheControl = 'public, max-age=5';

const answers = { rateLimit: { max: 60, timeWindow: 60_000 } };

const browserOf = ({ cookies: jar, headers }: FastifyRequest) => ({
  cookie: (name: string) => jar[name],
  signal: headers['sec-gpc'] === '1',
});

export function consentRoutes(app: FastifyInstance, parts: Parts): void {
  const { tenant, texts, categories, customers, secureCookies: secure, forgetVisitors } = parts;
  const settings = tenant.publicConfig.consent;
  const scripts = consentScripts(tenant.consent);
  const details = () => ({ texts: { ...texts() }, categories: [...categories()], scripts });
  serve(app, getConsentDetails, details, { cacheControl });

  serve(
    app,
    tellConsent,
    async (_, { request, reply }) => {
      const browser = browserOf(request);
      const now = Date.now();
      if (settings.provider === 'builtIn')
        repeatAnswer(reply, { value: browser.cookie(cookies.consent), version: settings.version, now, secure });
      const who = await customers?.sessions.visitorOf(request);
      if (customers && who) await recordConsent(customers.database, who.customerId, browser, settings, now);
      const allowed = allowedCategories(browser.cookie, settings, { now, signal: browser.signal });
      if (!allowed || allowed.includes(cookieTypes.statistic)) return;
      await forgetVisitors?.({ customerId: who?.customerId, browser: browser.cookie(cookies.checkout) });
    },
    answers,
  );

  if (!customers) return;
  serve(
    app,
    recordConsentCall,
    async (_, { request }) => {
      const { customerId } = await customers.sessions.requireCustomer(request);
      await recordConsent(customers.database, customerId, browserOf(request), settings, Date.now());
    },
    answers,
  );
}
