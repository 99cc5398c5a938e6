import { z } from 'zod/mini';
import { namePatterns as patterns, wholeName as whole } from './isRecipeName.ts';

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
