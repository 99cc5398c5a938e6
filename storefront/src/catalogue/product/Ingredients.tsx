import { type AllergenCode, type ProductFacts, statesAllergens } from '@trolley/contract';
import { Tag } from '@trolley/ui/Tag.tsx';
import { useText } from '../../shell/shop.tsx';
import { ingredientParts } from './ingredientParts.ts';

/** Whether it is food, and something is known of what is in it. */
export function hasIngredients({ ingredients, contains, containsNone, traces }: ProductFacts): boolean {
  return ingredients !== undefined || contains.length + traces.length > 0 || containsNone === true;
}

/**
 * What is in it; allergens stand out, as the law wants it, and are named again below. Where nobody stated them, that is
 * said: a list without them must not pass for one of food that has none.
 */
export function Ingredients({ facts }: { readonly facts: ProductFacts }) {
  const { ingredients, contains, containsNone, traces } = facts;
  const text = useText();
  const names = (codes: readonly AllergenCode[]) => codes.map((code) => text(`catalogue.allergen.${code}`)).join(', ');
  return (
    <>
      {ingredients !== undefined && (
        <p>
          {ingredientParts(ingredients).map(({ text: words, allergen }, index) =>
            allergen ? <strong key={index}>{words}</strong> : words,
          )}
        </p>
      )}
      {/* Goods that someone answers for by the law of product safety are no food. */}
      {!statesAllergens(facts) && !facts.responsiblePerson && (
        <p className="muted">{text('catalogue.product.containsUnstated')}</p>
      )}
      {(contains.length + traces.length > 0 || containsNone) && (
        <p className="product-allergens">
          {containsNone && <Tag>{text('catalogue.product.containsNone')}</Tag>}
          {contains.length > 0 && <Tag>{text('catalogue.product.contains', { allergens: names(contains) })}</Tag>}
          {traces.length > 0 && <Tag>{text('catalogue.product.traces', { allergens: names(traces) })}</Tag>}
        </p>
      )}
    </>
  );
}
