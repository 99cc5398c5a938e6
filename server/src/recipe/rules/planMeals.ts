import type { Meal, PlanProducts, RecipeThing } from '@trolley/contract';
import type { StoredRecipe } from '../../catalogue/catalogue.ts';
import { ideasOf } from './buyRecipe.ts';
import type { Kitchen } from './kitchen.ts';
import { leftAmount } from './leftAmount.ts';
import { type Matched, matchLine, type Wishes } from './matchLine.ts';
import { type Need, needsOf } from './needs.ts';
import { type Shared, sharePieces } from './sharedPieces.ts';
import { gramsFor } from './thingWeights.ts';
import { portionPriceOf, totalOf } from './totalOf.ts';

interface PlannedMeal {
  readonly meal: Meal;
  readonly recipe: StoredRecipe;
  readonly needs: readonly Need[];
}

const dayMs = 86_400_000;
const dayOf = (date: string): number => Date.parse(date) / dayMs;
const mostIdeas = 3;

/** What several dishes are bought as: each thing once, its packs shared as long as they keep. */
export function planMeals(
  kitchen: Kitchen,
  meals: readonly Meal[],
  { wishes, store }: { readonly wishes: Wishes; readonly store?: string },
): PlanProducts {
  const { recipeThings } = kitchen.catalogue;
  const planned = meals.flatMap((meal): PlannedMeal[] => {
    const recipe = kitchen.recipe(meal.slug);
    return recipe ? [{ meal, recipe, needs: needsOf(recipe, recipeThings, meal.servings) }] : [];
  });
  const alone = planned.map(({ recipe, meal }) => kitchen.match(recipe, meal.servings, wishes, store));
  const lines = thingsIn(planned).map((thing) => planLine(kitchen, thing, { planned, alone, wishes, store }));
  const total = totalOf(lines.map(({ matched }) => matched));
  return {
    meals: planned.map(({ meal, recipe }, index) => {
      const portionPrice = portionPriceOf(alone[index] ?? [], meal.servings);
      return {
        ...meal,
        recipe: kitchen.summary(recipe),
        servingsStep: recipe.servingsStep,
        ...(portionPrice !== undefined && { portionPrice }),
        shares: lines
          .filter(({ line }) => line.shared && line.uses.some((use) => use.meal === index))
          .map(({ line }) => line.thing),
      };
    }),
    lines: lines.map(({ line }) => line),
    total: {
      ...total,
      servings: planned.reduce((sum, { meal }) => sum + meal.servings, 0),
      alone: Math.max(
        total.price,
        alone.reduce((sum, matched) => sum + totalOf(matched).price, 0),
      ),
    },
    ideas: ideasOf(
      kitchen,
      lines.map(({ matched }) => matched),
      kitchen.recipes.filter((recipe) => !planned.some((one) => one.recipe === recipe)),
      mostIdeas,
    ),
    gone: meals.filter(({ slug }) => !kitchen.recipe(slug)).map(({ slug }) => slug),
  };
}

function thingsIn(planned: readonly PlannedMeal[]): readonly RecipeThing[] {
  return [...new Map(planned.flatMap(({ needs }) => needs.map(({ thing }) => [thing.id, thing] as const))).values()];
}

interface LineAsk {
  readonly planned: readonly PlannedMeal[];
  readonly alone: readonly (readonly Matched[])[];
  readonly wishes: Wishes;
  readonly store: string | undefined;
}

interface PlanLine {
  readonly matched: Matched;
  readonly line: PlanProducts['lines'][number];
}

function planLine(kitchen: Kitchen, thing: RecipeThing, { planned, alone, wishes, store }: LineAsk): PlanLine {
  const uses = planned.flatMap(({ meal, needs }, index) => {
    const need = needs.find((one) => one.thing === thing);
    return need ? [{ index, day: dayOf(meal.day), need }] : [];
  });
  const weighed = uses.map(({ day, need }) => ({ day, grams: need.grams ?? 0 }));
  const shared = (grams: number): Shared => sharePieces(weighed, grams, thing.keeps);
  const matched = matchLine(sumOf(thing, uses), kitchen.candidates(thing.id, store), wishes, {
    piecesOf: (grams) => shared(grams).pieces,
  });
  const { line, candidate } = matched;
  const piece = candidate && gramsFor(candidate.holds, thing, line.needed?.unit);
  const rest = line.pick && piece !== undefined ? shared(piece) : undefined;
  const left = rest && piece !== undefined ? leftAmount(thing, rest.left, piece, line.needed?.unit) : undefined;
  const piecesAlone = alone.flatMap(
    (lines) => lines.find(({ need }) => need.thing === thing)?.line.pick?.quantity ?? [],
  );
  return {
    matched: { ...matched, left: rest?.left ?? 0 },
    line: {
      ...line,
      ...(line.pick && { pick: { ...line.pick, left } }),
      uses: uses.map(({ index, need }) => ({
        meal: index,
        ...(need.needed && { needed: need.needed }),
        ...(need.grams !== undefined && { grams: need.grams }),
      })),
      shared:
        line.pick !== undefined &&
        !line.home &&
        line.pick.quantity < piecesAlone.reduce((sum, pieces) => sum + pieces, 0),
      ...(thing.keeps !== undefined && { keeps: thing.keeps }),
      ...(thing.keeps !== undefined &&
        left &&
        rest?.openedOn !== undefined && {
          useBy: new Date((rest.openedOn + thing.keeps) * dayMs).toISOString().slice(0, 10),
        }),
    },
  };
}

/** All that the dishes need of a thing, told in their common unit or in grams. */
function sumOf(thing: RecipeThing, uses: readonly { readonly need: Need }[]): Need {
  const needed = uses.flatMap(({ need }) => need.needed ?? []);
  const grams = uses.reduce((sum, { need }) => sum + (need.grams ?? 0), 0);
  const [first] = needed;
  if (!first) return { thing };
  const isOneUnit = needed.every(({ unit }) => unit === first.unit);
  return {
    thing,
    needed: isOneUnit
      ? { amount: needed.reduce((sum, { amount }) => sum + amount, 0), unit: first.unit }
      : { amount: Math.round(grams), unit: 'g' },
    grams,
  };
}
