import { z } from 'zod/mini';
import { product } from '../catalogue/product.ts';
import { cookieCategory } from '../consent/endpoints.ts';
import { focalPoint } from '../media/media.ts';
import { recipeSummary } from '../recipe/recipe.ts';
import { partTexts } from '../tenant/messages.ts';

/** A picture in the storefront: an immutable address, and its size against layout shifts. */
export const picture = z.object({
  src: z.string(),
  /** Further widths, where the picture comes in several. */
  srcSet: z.optional(z.string()),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  /** Of a photo, which fills its frame: the point that stays in sight. */
  focus: z.optional(focalPoint),
});
export type Picture = z.infer<typeof picture>;

const teaserItem = z.object({
  kicker: z.optional(z.string()),
  title: z.string(),
  text: z.optional(z.string()),
  /** Where it leads, and the words of the link. */
  href: z.optional(z.string()),
  action: z.optional(z.string()),
  pictures: z.array(picture),
  icon: z.optional(z.enum(['leaf', 'truck', 'store', 'tag', 'clock', 'card', 'heart', 'box', 'mail'])),
});
export type TeaserItem = z.infer<typeof teaserItem>;

export const teaserLayouts = ['hero', 'tiles', 'cards', 'icons', 'banner'] as const;

export const richTextBlock = z.object({ type: z.literal('richText'), html: z.string() });
export const imageBlock = z.object({
  type: z.literal('image'),
  picture,
  caption: z.optional(z.string()),
  href: z.optional(z.string()),
});
export const teaserBlock = z.object({
  type: z.literal('teaser'),
  /** hero: a large one with up to two beside it; tiles: pictures with a name; cards; icons: a row of promises; banner: one wide. */
  layout: z.enum(teaserLayouts),
  title: z.optional(z.string()),
  text: z.optional(z.string()),
  more: z.optional(z.object({ label: z.string(), href: z.string() })),
  items: z.array(teaserItem),
});
export const sliderBlock = z.object({
  type: z.literal('slider'),
  title: z.string(),
  items: z.array(teaserItem),
});
export const tableBlock = z.object({
  type: z.literal('table'),
  caption: z.string(),
  head: z.array(z.string()),
  rows: z.array(z.array(z.string())),
});
export const videoBlock = z.object({
  type: z.literal('video'),
  title: z.string(),
  /** `file`: an own video; `youtube`: shown from the provider's cookie-free host, and only after a press. */
  provider: z.enum(['file', 'youtube']),
  /** The address of the file, or the provider's id. */
  source: z.string(),
  poster: z.optional(picture),
});
/** Products side by side: chosen by hand, or the present products of a category, a brand or the week's offers. */
export const productGroupBlock = z.object({
  type: z.literal('productGroup'),
  title: z.string(),
  text: z.optional(z.string()),
  more: z.optional(z.object({ label: z.string(), href: z.string() })),
  products: z.array(product),
});
/** One product with some words about it. */
export const productPromotionBlock = z.object({
  type: z.literal('productPromotion'),
  kicker: z.optional(z.string()),
  title: z.string(),
  text: z.optional(z.string()),
  action: z.string(),
  product,
});
/** Which vouchers a group shows: those named, in that order, or all of a kind in the editors' order. */
export const voucherSource = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ids'), ids: z.array(z.string()).check(z.minLength(1)) }),
  /** For everybody; for members who have them; for all members. */
  z.strictObject({ kind: z.enum(['general', 'personal', 'member']) }),
]);
export type VoucherSource = z.infer<typeof voucherSource>;

/** CONT-06, LOY-11: vouchers, fetched by the browser. Its words come with it: other pages do without. */
export const voucherGroupBlock = z.object({
  type: z.literal('voucherGroup'),
  title: z.string(),
  text: z.optional(z.string()),
  source: voucherSource,
  texts: partTexts,
});
/** CONT-08: the cookies that are really set here, by category. */
export const cookieListBlock = z.object({
  type: z.literal('cookieList'),
  title: z.string(),
  text: z.optional(z.string()),
  categories: z.array(cookieCategory),
  texts: partTexts,
});
/** The form for a withdrawal from a contract, without an account. */
export const withdrawalBlock = z.object({ type: z.literal('withdrawal'), texts: partTexts });
/** NEWS-01, NEWS-02: newsletters, for visitors and customers. What is personal is fetched by the browser. */
export const newsletterSubscribeBlock = z.object({
  type: z.literal('newsletterSubscribe'),
  picture: z.optional(picture),
  texts: partTexts,
});
export const newsletterUnsubscribeBlock = z.object({ type: z.literal('newsletterUnsubscribe'), texts: partTexts });
/** CONT-01: a search for recipes, with some of them below it. */
export const recipeSearchBlock = z.object({
  type: z.literal('recipeSearch'),
  title: z.string(),
  text: z.optional(z.string()),
  recipes: z.array(recipeSummary),
  texts: partTexts,
});
/** CONT-09: a form, fetched by the browser; all at once, or step by step. */
export const contactFormBlock = z.object({ type: z.literal('contactForm'), form: z.string(), texts: partTexts });
export const questionnaireBlock = z.object({ type: z.literal('questionnaire'), form: z.string(), texts: partTexts });
const plainBlocks = [
  richTextBlock,
  imageBlock,
  teaserBlock,
  sliderBlock,
  tableBlock,
  videoBlock,
  productGroupBlock,
  productPromotionBlock,
  voucherGroupBlock,
  cookieListBlock,
  withdrawalBlock,
  newsletterSubscribeBlock,
  newsletterUnsubscribeBlock,
  recipeSearchBlock,
  contactFormBlock,
  questionnaireBlock,
] as const;
const plainBlock = z.discriminatedUnion('type', plainBlocks);

export const tabsBlock = z.object({
  type: z.literal('tabs'),
  label: z.string(),
  tabs: z.array(z.object({ label: z.string(), blocks: z.array(plainBlock) })),
});

/** A block as the storefront gets it: links resolved, pictures addressed, rich text sanitised. */
export const block = z.discriminatedUnion('type', [...plainBlocks, tabsBlock]);
export type Block = z.infer<typeof block>;
export type BlockType = Block['type'];
export type BlockOf<T extends BlockType> = Extract<Block, { type: T }>;
