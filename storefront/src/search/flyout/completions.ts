import type { Product } from '@trolley/contract';

const most = 4;
/** Longer names are no words to search by. */
const mostWords = 4;

type Named = Pick<Product, 'name' | 'brand'>;

/**
 * What the goods found are called without maker and figures, as words to go on with: `joghurt erdbeere` for `jog`.
 * Those that begin with what was typed come first; what was typed itself is no suggestion.
 */
export function completions(products: readonly Named[], term: string): readonly string[] {
  const typed = term.trim().toLowerCase();
  const words = [...new Set(products.map(kindOf))].filter(
    (word) => word !== typed && word.includes(typed) && word.split(' ').length <= mostWords,
  );
  const begins = (word: string) => word.startsWith(typed);
  return [...words.filter(begins), ...words.filter((word) => !begins(word))].slice(0, most);
}

function kindOf({ name, brand }: Named): string {
  const own = brand && name.startsWith(`${brand.name} `) ? name.slice(brand.name.length) : name;
  // Cut at the first figure or bracket: `Naturjoghurt 3,6 %`, `Butter (gesalzen)`.
  return (
    own
      .toLowerCase()
      .split(/[\d(,]/)[0]
      ?.trim() ?? ''
  );
}
