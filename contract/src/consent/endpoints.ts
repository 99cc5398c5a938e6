import { z } from 'zod/mini';
import { partTexts } from '../tenant/messages.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { consentCategories } from './categories.ts';
import { listedCookie } from './consentFile.ts';
import { browserStorages } from './ownStorage.ts';

const domain = 'consent';

/** A category with everything that is stored in its name. */
export const cookieCategory = z.object({
  category: z.enum(consentCategories),
  title: z.string(),
  text: z.string(),
  cookies: z.array(
    z.object({
      ...listedCookie.shape,
      name: z.string(),
      owner: z.string(),
      /** Where it is stored, if it is no cookie. */
      storage: z.optional(z.enum(browserStorages)),
    }),
  ),
});
export type CookieCategory = z.infer<typeof cookieCategory>;

const consentedScript = z.object({
  name: z.string(),
  category: z.enum(consentCategories),
  parts: z.array(z.object({ attributes: z.record(z.string(), z.string()), code: z.optional(z.string()) })),
});
export type ConsentedScript = z.infer<typeof consentedScript>;

export const getConsentDetails = defineEndpoint({
  method: 'GET',
  path: '/api/consent',
  domain,
  summary: 'What the shop asks consent for: categories with their cookies, the scripts that need it, and the words.',
  reply: z.object({
    texts: partTexts,
    /** The necessary one first; only those with something in them. */
    categories: z.array(cookieCategory),
    scripts: z.array(consentedScript),
  }),
});

export const tellConsent = defineEndpoint({
  method: 'PUT',
  path: '/api/consent',
  domain,
  summary:
    'Tells of the answer in this browser’s cookies: the shop sets its own again, so that it lasts as long as the answer ' +
    'counts, keeps a customer’s as proof and forgets, where statistics are refused, how analytics know the browser.',
  reply: null,
});

export const recordConsent = defineEndpoint({
  method: 'PUT',
  path: '/api/customers/consent',
  domain,
  customerOnly: true,
  summary: 'Keeps the answer in this browser’s cookie as proof; the same answer is kept once.',
  reply: null,
});
