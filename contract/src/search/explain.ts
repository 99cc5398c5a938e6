import { z } from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';

/** How a word of a term was understood. */
export const wordReadings = ['asTyped', 'otherForm', 'joined', 'beginning', 'parts', 'corrected', 'unknown'] as const;

const readWord = z.object({
  /** Folded: without case and accents. */
  text: z.string(),
  reading: z.enum(wordReadings),
  /** The catalogue's words that it stands for, the nearest first. */
  as: z.array(z.string()),
  /** What else is found by it: names that mean the same, of the language's list and the retailer's. */
  synonyms: z.array(z.string()),
});

const named = z.object({ slug: z.string(), name: z.string() });

const explainedProduct = z.object({
  sku: z.string(),
  name: z.string(),
  brand: z.optional(z.string()),
  pack: z.string(),
  /** The retailer's pin puts it here. */
  pinned: z.boolean(),
  popularity: z.number(),
  orderable: z.boolean(),
  /** Missing where the engine of this process did not find it: it is pinned only, or a provider found it. */
  match: z.optional(
    z.object({
      /** How far its words are from the term; less is better and decides first. */
      cost: z.number(),
      /** Taken off for being what the term names: its name, its category, its brand. */
      bonus: z.number(),
      /** Added to its popularity by what shoppers open when they search for this. */
      clicks: z.int(),
      /** The word of its name that says what it is. */
      head: z.string(),
      /** Its words that answer to the term, with what each costs. */
      words: z.array(z.object({ word: z.string(), cost: z.number() })),
    }),
  ),
});

export const searchExplanation = z.object({
  /** As it is searched. */
  term: z.string(),
  words: z.array(readWord),
  /** Words that say nothing about goods. */
  ignored: z.array(z.string()),
  /** Banned words in it: then nothing is shown. */
  banned: z.array(z.string()),
  categories: z.array(named),
  brands: z.array(named),
  pins: z.array(
    z.object({
      sku: z.string(),
      name: z.optional(z.string()),
      state: z.enum(['first', 'notSoldHere', 'notOrderable']),
    }),
  ),
  total: z.int(),
  /** The first ones, as a shopper of the zone sees them. */
  products: z.array(explainedProduct),
});
export type SearchExplanation = z.infer<typeof searchExplanation>;

export const explainSearch = defineEndpoint({
  method: 'GET',
  path: '/api/product-discovery/explain/{term}',
  domain: 'search',
  summary:
    'How a term is understood, and why its first products stand where they do. In previews only; a page of it is at /_search.',
  params: z.object({ term: z.string().check(z.maxLength(20_000)) }),
  reply: searchExplanation,
});
