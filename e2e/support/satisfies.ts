import { currentPrice, type FacetKey, type Product } from '@trolley/contract';

/** What the API says of a product in a list; origins and allergens are told of a product alone. */
export function satisfies({ brand, labels, price }: Product, key: FacetKey, value: string): boolean {
  const [from, to] = value.split('-').map(Number);
  const current = currentPrice(price);
  switch (key) {
    case 'brand':
      return brand?.slug === value;
    case 'organic':
    case 'regional':
    case 'returnable':
      return labels.includes(key);
    case 'diet':
      return labels.some((label) => label === value || (label === 'vegan' && value === 'vegetarian'));
    case 'member':
      return price.loyalty !== undefined;
    case 'offer':
      return price.offer !== undefined;
    case 'origin':
    case 'without':
      return true;
    case 'price':
      return current >= (from ?? 0) && (!to || current <= to);
  }
}
