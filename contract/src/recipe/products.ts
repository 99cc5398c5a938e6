import { z } from 'zod/mini';
import { allergenCodes } from '../catalogue/codes.ts';
import { product } from '../catalogue/product.ts';
import { recipeSummary, shownIngredient } from './recipe.ts';
import { recipeUnits } from './recipeFile.ts';

const cents = z.int().check(z.minimum(0));

/** An amount of a thing: grams, or what it is measured in. */
export const thingAmount = z.object({ amount: z.number(), unit: z.enum(recipeUnits) });
export type ThingAmount = z.infer<typeof thingAmount>;

/**
 * Why a product was chosen, strongest first: by the shopper for this recipe, bought before, marked as a favourite,
 * reduced now, or because its pack fits the amount with the least waste.
 */
export const pickReasons = ['chosen', 'bought', 'favorite', 'offer', 'fits'] as const;
export type PickReason = (typeof pickReasons)[number];

/** A product that covers an ingredient, and what taking it means. */
export const productPick = z.object({
  product,
  reason: z.enum(pickReasons),
  /** Pieces, as the cart counts them: packs, or steps of a weight article. */
  quantity: z.int(),
  /** Of all pieces, for everybody; `regular` at the list price, `member` where members pay less. */
  price: cents,
  regular: cents,
  member: z.optional(cents),
  /** Of `price`, what goes into the pot. */
  potPrice: cents,
  /** What is left of the pieces, at least a tenth of one; missing where it fits, or its content is not known. */
  left: z.optional(thingAmount),
});
export type ProductPick = z.infer<typeof productPick>;

/** Why no product covers an ingredient: this place does not carry it, it is sold out, or it is nothing one buys. */
export const missingReasons = ['notHere', 'soldOut', 'notSold'] as const;
/** Why it stays out of the cart at first: mostly at home, bought lately, or the shopper says so. */
export const homeReasons = ['cupboard', 'bought', 'said'] as const;

/** A thing of a recipe, all its ingredients together, and the product that covers it. */
export const productLine = z.object({
  thing: z.string(),
  name: shownIngredient.shape.name,
  /** All of it for the servings; missing where the cook decides. */
  needed: z.optional(thingAmount),
  /** In grams, where its weight is known. */
  grams: z.optional(z.number()),
  pick: z.optional(productPick),
  missing: z.optional(z.enum(missingReasons)),
  /** What else covers it, best first. */
  others: z.array(productPick),
  /** It is at home, so it is neither counted in `total` nor put into the cart. */
  home: z.optional(
    z.object({
      reason: z.enum(homeReasons),
      /** Of `bought`: when, and what. */
      boughtAt: z.optional(z.iso.datetime()),
      product: z.optional(product),
    }),
  ),
});
export type ProductLine = z.infer<typeof productLine>;

/** Of one serving; grams except for the energy. */
export const portionNutrition = z.object({
  kJ: z.int(),
  kcal: z.int(),
  fat: z.number(),
  saturates: z.number(),
  carbohydrate: z.number(),
  sugar: z.number(),
  protein: z.number(),
  salt: z.number(),
  /** Share of the weight whose values are known, 0 to 1; below 0.8 a page had better say nothing: wine and beer have no tables. */
  known: z.number(),
});
export type PortionNutrition = z.infer<typeof portionNutrition>;

/** A dish that uses up what is left of others. */
export const leftoverIdea = z.object({ recipe: recipeSummary, things: z.array(z.string()) });

/** What a recipe is bought as. */
export const recipeProducts = z.object({
  slug: z.string(),
  servings: z.int(),
  /** In the order of the ingredients, each thing once. */
  lines: z.array(productLine),
  /** What is not at home: pieces, and what they cost. */
  total: z.object({
    pieces: z.int(),
    price: cents,
    regular: cents,
    /** With member prices, where there are any. */
    member: z.optional(cents),
  }),
  /** What goes into the pot for one serving, at home or not; missing where something has no price. */
  portionPrice: z.optional(cents),
  nutrition: z.optional(portionNutrition),
  /** What the chosen products contain. */
  contains: z.array(z.enum(allergenCodes)),
  /** Some of them do not state their allergens, so there may be more than `contains` names. */
  allergensUnstated: z.optional(z.boolean()),
  /** Dishes that use what is left over. */
  ideas: z.array(leftoverIdea),
});
export type RecipeProducts = z.infer<typeof recipeProducts>;
