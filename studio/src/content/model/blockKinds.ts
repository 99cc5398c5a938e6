/** Blocks as the chooser groups them. `vouchers` is an older way to write `voucherGroup`: known, not offered. */
export const blockGroups = {
  words: ['richText', 'table', 'tabs'],
  pictures: ['teaser', 'slider', 'image', 'video'],
  goods: ['productGroup', 'productPromotion', 'voucherGroup', 'recipeSearch'],
  forms: ['contactForm', 'questionnaire', 'newsletterSubscribe', 'newsletterUnsubscribe', 'withdrawal', 'cookieList'],
} as const;

export type BlockGroup = keyof typeof blockGroups;
export const blockGroupNames = Object.keys(blockGroups) as readonly BlockGroup[];
export type OfferedBlock = (typeof blockGroups)[BlockGroup][number];
export type KnownBlock = OfferedBlock | 'vouchers';
