import type { FacetKey, FacetValue } from '@trolley/contract';
import { useText } from '../shell/shop.tsx';
import { useMoney } from '../shell/useMoney.ts';

/** Names the values of facets: brands and countries bring theirs along, everything else has it from here. */
export function useFacetName(): (key: FacetKey, value: FacetValue) => string {
  const text = useText();
  const money = useMoney();

  const priceRange = (range: string) => {
    const [from = '', to = ''] = range.split('-');
    if (!to) return text('catalogue.facet.price.from', { from: money(Number(from)) });
    if (!from || Number(from) === 0) return text('catalogue.facet.price.to', { to: money(Number(to)) });
    return text('catalogue.facet.price.between', { from: money(Number(from)), to: money(Number(to)) });
  };

  return (key, { value, name }) => {
    if (name !== undefined) return name;
    switch (key) {
      case 'brand':
      case 'origin':
        return value;
      case 'without':
        return text('catalogue.facet.without.value', { allergen: text(`catalogue.allergen.${value}`) });
      case 'price':
        return priceRange(value);
      case 'diet':
        return text(`catalogue.label.${value}`);
      case 'organic':
      case 'regional':
      case 'offer':
      case 'member':
      case 'returnable':
        return text(`catalogue.facet.${key}`);
    }
  };
}
