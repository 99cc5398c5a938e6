import type { RecipeFacetKey } from '@trolley/contract';
import { useText } from '../../shell/shop.tsx';
import type { RecipeFacetValue } from './recipeFilter.ts';

/** The name of a choice: a thing's own, the others are messages. */
export function useRecipeFacetName(): (key: RecipeFacetKey, value: RecipeFacetValue) => string {
  const text = useText();
  return (key, { value, name }) => {
    switch (key) {
      case 'thing':
        return name ?? value;
      case 'time':
        return value === 'long'
          ? text('recipe.facet.time.long')
          : text('recipe.facet.time.upTo', { minutes: Number(value) });
      case 'offer':
        return text('recipe.facet.offer.value');
      case 'member':
        return text('recipe.facet.member.value');
      case 'season':
        return text(`recipe.facet.season.${value}`, { month: new Date() });
      case 'diet':
        return text(`recipe.card.diet.${value}`);
      case 'course':
        return text(`recipe.course.${value}`);
    }
  };
}
