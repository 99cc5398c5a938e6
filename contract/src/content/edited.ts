import { z } from 'zod/mini';
import { focalPoint } from '../media/media.ts';
import { accessEntries, entriesOf } from '../route/access.ts';
import { featureNames } from '../tenant/flags.ts';
import { teaserLayouts, voucherSource } from './blocks.ts';
import { sharedList } from './clientConfig.ts';
import { editedLink, linkTarget } from './link.ts';

const sku = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/, 'expected a sku'));
/** Shown only where the tenant has this feature: what is said of a club must not be said where there is none. */
const feature = z.optional(z.enum(featureNames, `expected the name of a feature: ${featureNames.join(', ')}`));
const formId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, 'expected the id of a form'));
const slug = z.string().check(z.regex(/^[a-z0-9-]{1,80}$/, 'expected a slug'));

/**
 * What every block may have: a name by which two states of a page are compared, and the moments between which it shows.
 * The storefront gets none of it.
 */
export const editedBlockBase = {
  id: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/, 'expected the id of a block'))),
  validFrom: z.optional(z.iso.datetime()),
  validUntil: z.optional(z.iso.datetime()),
} as const;

/**
 * A picture as an editor names it: a file of the tenant's `media` folder or of the studio's library, the picture
 * of a product, or of what sells.
 */
const editedPicture = z
  .strictObject({
    file: z.optional(
      z
        .string()
        .check(
          z.regex(
            /^[a-z0-9][a-z0-9/._-]*\.(svg|png|jpg|jpeg|webp|avif)$/,
            'expected a file of the media folder like "milk.svg"',
          ),
        ),
    ),
    product: z.optional(sku),
    /** Of a product that sells well where the teaser leads; a page shows each once. */
    pick: z.optional(z.literal('popular')),
    /** Empty when the picture only decorates what is written beside it. */
    alt: z.string(),
    width: z._default(z.int(), 800),
    height: z._default(z.int(), 800),
    /** What is seen of it wherever it is cut; without it the library's own point counts. */
    focus: z.optional(focalPoint),
  })
  .check(
    z.refine(({ file, product, pick }) => [file, product, pick].filter((one) => one !== undefined).length === 1, {
      error: 'expected one of `file`, `product` and `pick`',
      params: { code: 'noPicture' },
    }),
  );

/** Which products a group shows. */
const productSource = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('skus'), skus: z.array(sku).check(z.minLength(1)) }),
  z.strictObject({ kind: z.literal('category'), category: slug, offersOnly: z._default(z.boolean(), false) }),
  z.strictObject({ kind: z.literal('brand'), brand: slug }),
  z.strictObject({ kind: z.literal('offers') }),
  z.strictObject({ kind: z.literal('popular') }),
]);
export type ProductSource = z.infer<typeof productSource>;

const editedTeaserItem = z.strictObject({
  kicker: z.optional(z.string()),
  title: z.string(),
  text: z.optional(z.string()),
  to: z.optional(linkTarget),
  action: z.optional(z.string()),
  pictures: z._default(z.array(editedPicture), []),
  icon: z.optional(z.enum(['leaf', 'truck', 'store', 'tag', 'clock', 'card', 'heart', 'box', 'mail'])),
  feature,
});

const plainEditedBlocks = [
  z.strictObject({ ...editedBlockBase, type: z.literal('richText'), html: z.string() }),
  z.strictObject({
    ...editedBlockBase,
    type: z.literal('image'),
    picture: editedPicture,
    caption: z.optional(z.string()),
    to: z.optional(linkTarget),
  }),
  z
    .strictObject({
      ...editedBlockBase,
      type: z.literal('teaser'),
      layout: z.enum(teaserLayouts),
      title: z.optional(z.string()),
      text: z.optional(z.string()),
      more: z.optional(editedLink),
      items: z._default(z.array(editedTeaserItem), []),
      /** Of tiles: filled up to this number with departments that none of the items leads to. */
      departments: z.optional(z.int().check(z.minimum(1), z.maximum(24))),
    })
    .check(
      z.refine(({ items, departments }) => items.length > 0 || departments !== undefined, {
        error: 'expected at least one item, or `departments`',
        path: ['items'],
        params: { code: 'noEntry' },
      }),
    ),
  z.strictObject({
    ...editedBlockBase,
    type: z.literal('slider'),
    title: z.string(),
    items: z.array(editedTeaserItem).check(z.minLength(1)),
  }),
  z.strictObject({
    ...editedBlockBase,
    type: z.literal('table'),
    caption: z.string(),
    head: z.array(z.string()).check(z.minLength(1)),
    rows: z.array(z.array(z.string())),
  }),
  z.strictObject({
    ...editedBlockBase,
    type: z.literal('video'),
    title: z.string(),
    provider: z.enum(['file', 'youtube']),
    source: z.string().check(z.regex(/^[A-Za-z0-9_/.-]+$/)),
    poster: z.optional(editedPicture),
  }),
  z.strictObject({
    ...editedBlockBase,
    type: z.literal('productGroup'),
    title: z.string(),
    text: z.optional(z.string()),
    more: z.optional(editedLink),
    source: productSource,
    limit: z._default(z.int().check(z.minimum(1), z.maximum(24)), 12),
  }),
  z.strictObject({
    ...editedBlockBase,
    type: z.literal('productPromotion'),
    sku,
    kicker: z.optional(z.string()),
    title: z.string(),
    text: z.optional(z.string()),
    action: z.string(),
  }),
  z.strictObject({
    ...editedBlockBase,
    type: z.literal('voucherGroup'),
    title: z.string(),
    text: z.optional(z.string()),
    source: voucherSource,
  }),
  /** As `voucherGroup` was written before there were several kinds: those for everybody. */
  z.strictObject({ ...editedBlockBase, type: z.literal('vouchers'), title: z.string(), text: z.optional(z.string()) }),
  z.strictObject({
    ...editedBlockBase,
    type: z.literal('cookieList'),
    title: z.string(),
    text: z.optional(z.string()),
  }),
  z.strictObject({ ...editedBlockBase, type: z.literal('withdrawal') }),
  /** NEWS-02: their words are those of the component config `newsletter`. */
  z.strictObject({ ...editedBlockBase, type: z.literal('newsletterSubscribe'), picture: z.optional(editedPicture) }),
  z.strictObject({ ...editedBlockBase, type: z.literal('newsletterUnsubscribe') }),
  /** CONT-01: a search for recipes, and some of them: the newest, those of the season, those with most on offer. */
  z.strictObject({
    ...editedBlockBase,
    type: z.literal('recipeSearch'),
    title: z.string(),
    text: z.optional(z.string()),
    pick: z._default(z.enum(['new', 'season', 'offer']), 'new'),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(12)), 8),
  }),
  /** CONT-09: a form of the tenant's folder `forms`, by its id; a questionnaire asks step by step. */
  z.strictObject({ ...editedBlockBase, type: z.literal('contactForm'), form: formId }),
  z.strictObject({ ...editedBlockBase, type: z.literal('questionnaire'), form: formId }),
] as const;

/** A block as an editor fills it. */
export const editedBlock = z.discriminatedUnion('type', [
  ...plainEditedBlocks,
  z.strictObject({
    ...editedBlockBase,
    type: z.literal('tabs'),
    label: z.string(),
    tabs: z
      .array(z.strictObject({ label: z.string(), blocks: z.array(z.discriminatedUnion('type', plainEditedBlocks)) }))
      .check(z.minLength(1)),
  }),
]);
export type EditedBlock = z.infer<typeof editedBlock>;

const accessList = z
  .string()
  .check(
    z.refine(
      (list) => entriesOf(list).every((entry) => (accessEntries as readonly string[]).includes(entry)),
      `expected a semicolon-separated list of: ${accessEntries.join('; ')}`,
    ),
  );

/** NAV-13: where a page leads by itself, and the place to scroll to there; without `to` the place is on the page itself. */
const editedAutoRedirect = z
  .strictObject({
    to: z.optional(z.string().check(z.regex(/^(\/(?!\/)|route:)/, 'expected "/path" or "route:name"'))),
    anchor: z.optional(z.string().check(z.regex(/^[A-Za-z][\w-]{0,79}$/, 'expected the id of a place, like "prices"'))),
  })
  .check(
    z.refine(({ to, anchor }) => to !== undefined || anchor !== undefined, {
      error: 'expected `to`, `anchor` or both',
      params: { code: 'noTarget' },
    }),
  );

/** A page as an editor fills it. Blocks are not checked here: an invalid one is skipped without breaking the page. */
export const editedPage = z.strictObject({
  path: z.string().check(z.regex(/^\/([a-z0-9]+(?:[-/][a-z0-9]+)*)?$/, 'expected a path like "/ueber-uns"')),
  title: z.string(),
  showTitle: z._default(z.boolean(), true),
  access: z.optional(accessList),
  /** The page is there only where the tenant has this feature. */
  feature,
  /** A draft is shown only in preview. */
  draft: z._default(z.boolean(), false),
  validFrom: z.optional(z.iso.datetime()),
  validUntil: z.optional(z.iso.datetime()),
  autoRedirect: z.optional(editedAutoRedirect),
  /** CONST-02: while it is open the page loads itself again after so many minutes. */
  reloadAfterMinutes: z.optional(z.int().check(z.minimum(1), z.maximum(525_600))),
  meta: z.strictObject({
    title: z.optional(z.string()),
    description: z.optional(z.string()),
    keywords: z.optional(z.string()),
    noFollow: z.optional(z.boolean()),
    noIndex: z.optional(z.boolean()),
    openGraphImage: z.optional(z.string()),
    background: z.optional(
      z.strictObject({
        colour: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
        image: z.optional(z.string()),
        repeat: z.optional(z.enum(['no-repeat', 'repeat', 'repeat-x', 'repeat-y'])),
        size: z.optional(z.enum(['auto', 'cover', 'contain'])),
      }),
    ),
  }),
  blocks: z.array(z.looseObject({ type: z.string() })),
});
export type EditedPage = z.infer<typeof editedPage>;

/** The same with every block as it has to be: what is published and what lies in a tenant's folder. */
export const wholeEditedPage = z.extend(editedPage, { blocks: z.array(editedBlock) });

const profileAddress = z.url({ protocol: /^https$/, error: 'expected a whole address that starts with "https://"' });

/** The same as an editor fills it: links still point at routes and pages. */
export const editedClientConfig = z.strictObject({
  topBarBanner: z.strictObject({ text: z.string(), links: z.array(editedLink) }),
  header: z.strictObject({
    menuLabel: z.string(),
    /** Without it the menu is made of the departments of the catalogue. */
    navigation: z.optional(z.array(editedLink)),
    highlight: z.nullable(editedLink),
    searchPlaceholder: z.string(),
  }),
  footer: z.strictObject({
    text: z.string(),
    columns: z.array(z.strictObject({ title: z.string(), links: z.array(editedLink) })),
    legal: z.string(),
  }),
  socialSharing: z.strictObject({
    profiles: z.array(z.strictObject({ network: z.string(), href: profileAddress })),
    shared: sharedList,
    twitterCard: z.enum(['summary', 'summary_large_image']),
  }),
  seo: z.strictObject({
    titleTemplate: z.string().check(z.includes('{title}')),
    defaultTitle: z.string(),
    defaultDescription: z.string(),
    organisation: z.string(),
  }),
});
export type EditedClientConfig = z.infer<typeof editedClientConfig>;
