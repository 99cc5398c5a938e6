import { z } from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { link } from './link.ts';

/** What a shopper may be offered to share. */
export const sharedKinds = ['page', 'product', 'recipe'] as const;
export type SharedKind = (typeof sharedKinds)[number];
/** CONT-10: products alone where an editor says nothing. */
export const sharedList = z.optional(z.array(z.enum(sharedKinds, `expected one of: ${sharedKinds.join(', ')}`)));

export const clientConfigTypes = ['topBarBanner', 'header', 'footer', 'socialSharing', 'seo'] as const;
export type ClientConfigType = (typeof clientConfigTypes)[number];

/** See `pictureSource`. */
const pictured = z.object({ ...link.shape, picture: z.optional(z.string()) });

/** Header, footer and settings of all pages, as editors fill them. */
export const clientConfig = z.object({
  topBarBanner: z.object({
    /** Plain text; a part between asterisks is highlighted. */
    text: z.string(),
    links: z.array(link),
  }),
  header: z.object({
    /** The words on the button that opens the menu. */
    menuLabel: z.string(),
    /** A link to a category brings the categories below it, each with its picture. */
    navigation: z.array(z.object({ ...pictured.shape, children: z.optional(z.array(pictured)) })),
    /** One entry that stands apart at the end of the navigation. */
    highlight: z.nullable(link),
    searchPlaceholder: z.string(),
  }),
  footer: z.object({
    text: z.string(),
    columns: z.array(z.object({ title: z.string(), links: z.array(link) })),
    legal: z.string(),
  }),
  socialSharing: z.object({
    profiles: z.array(z.object({ network: z.string(), href: z.string() })),
    shared: sharedList,
    /** The card shown by networks that ask for one. */
    twitterCard: z.enum(['summary', 'summary_large_image']),
  }),
  seo: z.object({
    /** `{title}` stands for the page's own title. */
    titleTemplate: z.string(),
    defaultTitle: z.string(),
    defaultDescription: z.string(),
    /** The organisation behind the shop, for search engines. */
    organisation: z.string(),
  }),
});
export type ClientConfig = z.infer<typeof clientConfig>;

/** CONT-10: whether pages of this kind have a button to share them. */
export function mayShare({ shared = ['product'] }: ClientConfig['socialSharing'], kind: SharedKind): boolean {
  return shared.includes(kind);
}

const typesQuery = z.optional(z.string().check(z.maxLength(300)));

export const getClientConfig = defineEndpoint({
  method: 'GET',
  path: '/api/content/configs/client',
  domain: 'content',
  summary:
    'Top-bar banner, header, footer, social sharing and SEO. `types`: a comma-separated choice of them, all by default.',
  query: z.object({ types: typesQuery }),
  reply: z.partial(clientConfig),
});

export const componentConfigTypes = [
  'login',
  'offlineaccount',
  'passwordreset',
  'profile',
  'physicalcard',
  'registration',
  'address',
  'storefinder',
  'search',
  'lists',
  'brands',
  'newsletter',
] as const;
export type ComponentConfigType = (typeof componentConfigTypes)[number];

/** Texts and settings of a component as editors fill them; the component's own domain says which it knows. */
export const componentConfig = z.record(z.string(), z.unknown());

export const getComponentConfigs = defineEndpoint({
  method: 'GET',
  path: '/api/content/configs/components',
  domain: 'content',
  summary:
    'Configurations of components whose feature is on. `types`: a comma-separated choice of them, all by default.',
  query: z.object({ types: typesQuery }),
  reply: z.record(z.string(), componentConfig),
});
