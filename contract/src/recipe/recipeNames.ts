import { z } from 'zod/mini';

/** What names a recipe, a thing or a product in an address or a plan, as patterns without their ends. */
const patterns = { slug: '[a-z0-9-]{1,200}', thing: '[a-z0-9-]{1,80}', sku: '[A-Za-z0-9_-]{1,40}' };
const whole = (pattern: string) => new RegExp(`^${pattern}$`);
const listOf = (pattern: string) => whole(`${pattern}(,${pattern}){0,99}`);

export const recipeSlug = z
  .string()
  .check(z.regex(whole(patterns.slug), 'expected the short name of a recipe like "onion-soup"'));
export const thing = z.string().check(z.regex(whole(patterns.thing), 'expected the id of a thing like "onion"'));
export const sku = z.string().check(z.regex(whole(patterns.sku), 'expected the sku of a product like "10000042"'));

/** Several in one parameter, with commas between them. */
export const recipeSlugs = z
  .string()
  .check(z.regex(listOf(patterns.thing), 'expected at most 100 short names of recipes like "onion-soup,fish-pot"'));
export const things = z
  .string()
  .check(z.regex(listOf(patterns.thing), 'expected at most 100 ids of things like "onion,butter"'));
/** Products that were chosen for things. */
export const swaps = z
  .string()
  .check(
    z.regex(
      listOf(`${patterns.thing}:${patterns.sku}`),
      'expected at most 100 pairs of a thing and a sku like "onion:10000042,butter:10000099"',
    ),
  );

/** What a browser has stored is checked by the same rules before it is sent. */
export const isRecipeSlug = (text: string) => whole(patterns.slug).test(text);
export const isThing = (text: string) => whole(patterns.thing).test(text);
export const isSku = (text: string) => whole(patterns.sku).test(text);
