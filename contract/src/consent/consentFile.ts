import { z } from 'zod/mini';
import { type ConsentCategory, consentCategories, cookieTypes, necessary } from './categories.ts';
import { scriptParts } from './scriptParts.ts';

const consentCategory = z.enum(consentCategories);

/** A cookie that somebody sets: what the cookie list says of it, and what is deleted when consent is withdrawn. */
export const listedCookie = z.strictObject({
  /** An asterisk at the end stands for any ending: `_ga_*`. */
  name: z.string().check(z.regex(/^[\w!#$%&'+.^`|~-]+\*?$/, 'expected the name of a cookie like "_ga" or "_ga_*"')),
  /** What it is for, in the words of the retailer. */
  purpose: z.string().check(z.minLength(1), z.maxLength(300)),
  /** Who gets to know it; the retailer itself where it is left out. */
  owner: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  /** How long it lives; until the browser is closed where it is left out. */
  days: z.optional(z.number().check(z.positive(), z.maximum(3650))),
});
export type ListedCookie = z.infer<typeof listedCookie>;

const webAddress = z.url({ protocol: /^https?$/, error: 'expected an address like "https://cdn.example/tag.js"' });
const origin = z
  .string()
  .check(z.regex(/^(https?:\/\/)?(\*\.)?[a-z0-9.-]+(:\d+)?$/, 'expected a host like "https://*.example.com"'));

/** A script of the tenant. It runs once its cookie type is allowed, and not before. */
export const tenantScript = z.strictObject({
  /** What the cookie list and the log call it. */
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  cookieType: z.enum(Object.keys(cookieTypes) as [keyof typeof cookieTypes]),
  /** `<script>` elements as a provider hands them out, with or without `src`; anything else is refused. */
  htmlCode: z.optional(
    z.string().check(
      z.maxLength(20_000),
      z.refine((html) => scriptParts(html) !== undefined, 'expected <script> elements without handlers, nothing else'),
    ),
  ),
  scriptFile: z.optional(
    z.array(z.strictObject({ url: webAddress, type: z.enum(['text/javascript', 'module']) })).check(z.maxLength(20)),
  ),
  /** Which hosts it uses besides those of its files; the content security policy lets it reach no others. */
  hosts: z.optional(
    z.strictObject({
      script: z.optional(z.array(origin)),
      connect: z.optional(z.array(origin)),
      image: z.optional(z.array(origin)),
      frame: z.optional(z.array(origin)),
    }),
  ),
  cookies: z._default(z.array(listedCookie), []),
});
export type TenantScript = z.infer<typeof tenantScript>;

const oneTrustSettings = z.strictObject({
  /** The id of the domain's script; `-test` at its end is OneTrust's own test environment. */
  id: z.string().check(z.regex(/^[0-9a-z-]{1,80}$/i, 'expected the id of a domain script')),
  /** Another address of the script than OneTrust's. */
  scriptUrl: z.optional(webAddress),
  /** Hashes of the style sheets that it writes into the page, in CSP notation: without them the page refuses its look. */
  styleHashes: z.optional(z.array(z.string().check(z.regex(/^sha256-[A-Za-z0-9+/]{43}=$/, 'expected "sha256-…"')))),
  /** CONS-02: what is allowed where the script cannot be loaded. In the Union `necessary` is the lawful one. */
  whenUnreachable: z._default(z.enum(['everything', 'necessary']), 'everything'),
});
export type OneTrustSettings = z.infer<typeof oneTrustSettings>;

export const consentProviders = ['builtIn', 'oneTrust', 'none'] as const;
export type ConsentProvider = (typeof consentProviders)[number];

/** `tenants/<id>/consent.json`: who asks for consent, and what for. Without it the built-in dialog does. */
export const consentFile = z
  .strictObject({
    /** `none`: nobody is asked and everything is allowed, which in the EU is lawful only without anything to ask for. */
    provider: z._default(z.enum(consentProviders), 'builtIn'),
    oneTrust: z.optional(oneTrustSettings),
    /** Of the purposes. Raise it when they change: then everybody is asked again. */
    version: z._default(z.int().check(z.minimum(1)), 1),
    /** Tell Google's tags of the answer (consent mode): denied until it is allowed. */
    googleConsentMode: z._default(z.boolean(), false),
    scripts: z._default(z.array(tenantScript).check(z.maxLength(40)), []),
    /** Cookies besides those of the scripts and the shop's own. */
    cookies: z._default(z.array(z.strictObject({ ...listedCookie.shape, category: consentCategory })), []),
  })
  .check(
    z.refine(({ provider, oneTrust }) => provider !== 'oneTrust' || oneTrust !== undefined, {
      path: ['oneTrust'],
      error: 'expected { "id": … }, since OneTrust is the provider',
    }),
  );
export type ConsentFile = z.infer<typeof consentFile>;

/** What every page must know of it; scripts and cookies are fetched when they are needed. */
export const consentSettings = z.object({
  provider: z.enum(consentProviders),
  version: z.int(),
  /** What there is to ask for; nothing: nobody is asked. */
  asked: z.array(consentCategory),
  googleConsentMode: z.boolean(),
  oneTrust: z.optional(oneTrustSettings),
});
export type ConsentSettings = z.infer<typeof consentSettings>;

/** The categories that somebody has to be asked about, in their order. */
export function askedCategories(
  { scripts, cookies }: Pick<ConsentFile, 'scripts' | 'cookies'>,
  besides: readonly ConsentCategory[] = [],
): readonly ConsentCategory[] {
  const used = new Set<ConsentCategory>([
    ...scripts.map(({ cookieType }) => cookieTypes[cookieType]),
    ...cookies.map(({ category }) => category),
    ...besides,
  ]);
  return consentCategories.filter((one) => one !== necessary && used.has(one));
}
