import type { AllergenCode, ProductFacts } from '@trolley/contract';
import { Tag } from '@trolley/ui/Tag.tsx';
import { useText } from '../../shell/shop.tsx';
import { ingredientParts } from './ingredientParts.ts';

/** What is in it; allergens stand out, as the law wants it, and are named again below. */
export function Ingredients({ facts: { ingredients, contains, traces } }: { readonly facts: ProductFacts }) {
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
      {contains.length + traces.length > 0 && (
        <p className="product-allergens">
          {contains.length > 0 && <Tag>{text('catalogue.product.contains', { allergens: names(contains) })}</Tag>}
          {traces.length > 0 && <Tag>{text('catalogue.product.traces', { allergens: names(traces) })}</Tag>}
        </p>
      )}
    </>
  );
}
