/** What names a recipe, a thing or a product in an address or a plan, as patterns without their ends. */
export const namePatterns = { slug: '[a-z0-9-]{1,200}', thing: '[a-z0-9-]{1,80}', sku: '[A-Za-z0-9_-]{1,40}' };

export const wholeName = (pattern: string) => new RegExp(`^${pattern}$`);

/** What a browser has stored is checked by the same rules before it is sent. */
export const isRecipeSlug = (text: string) => wholeName(namePatterns.slug).test(text);
export const isThing = (text: string) => wholeName(namePatterns.thing).test(text);
export const isSku = (text: string) => wholeName(namePatterns.sku).test(text);
