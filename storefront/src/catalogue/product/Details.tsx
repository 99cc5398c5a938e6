import type { ProductDetail } from '@trolley/contract';
import { Accordion } from '@trolley/ui/Accordion.tsx';
import { useText } from '../../shell/shop.tsx';
import { hasIngredients, Ingredients } from './Ingredients.tsx';
import { NutritionFacts } from './NutritionFacts.tsx';
import { hasOrigin, OriginFacts } from './OriginFacts.tsx';
import { SafetyFacts } from './SafetyFacts.tsx';

/** What the law and the curious want to know, in sections that open without a script. */
export function Details({ product }: { readonly product: ProductDetail }) {
  const text = useText();
  const { facts } = product;
  const sections = [
    (facts.warnings || facts.responsiblePerson) && {
      title: <h2>{text('catalogue.product.safety')}</h2>,
      content: <SafetyFacts facts={facts} />,
      open: true,
    },
    hasIngredients(facts) && {
      title: <h2>{text('catalogue.product.ingredients')}</h2>,
      content: <Ingredients facts={facts} />,
      open: true,
    },
    facts.nutrition && {
      title: <h2>{text('catalogue.nutrition.title')}</h2>,
      content: <NutritionFacts nutrition={facts.nutrition} />,
      open: true,
    },
    // The number of the article alone stands below the name already.
    (hasOrigin(product) || facts.gtin !== undefined) && {
      title: <h2>{text(hasOrigin(product) ? 'catalogue.product.originAndMaker' : 'catalogue.product.numbers')}</h2>,
      content: <OriginFacts product={product} />,
      open: facts.ingredients === undefined && !facts.nutrition,
    },
  ];
  const shown = sections.filter((section) => section !== false && section !== undefined);
  return shown.length > 0 ? <Accordion items={shown} /> : null;
}
