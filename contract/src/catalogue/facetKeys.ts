/** Facets that are on or off. `member`: it costs members less, which everybody may look for. */
export const facetFlags = ['organic', 'regional', 'offer', 'member', 'returnable'] as const;
export type FacetFlag = (typeof facetFlags)[number];
export const facetKeys = [...facetFlags, 'diet', 'brand', 'origin', 'without', 'price'] as const;
export type FacetKey = (typeof facetKeys)[number];

/** All that the address of a list may say; the slider's steps are sent where there is no script. */
export const listingNames: readonly string[] = ['page', 'sort', ...facetKeys, 'price-from', 'price-to'];
