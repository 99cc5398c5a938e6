import type { Product } from '@trolley/contract';

type Named = Pick<Product, 'name' | 'brand'>;

/** The name without the brand, for where the brand stands above it. */
export function shortName({ name, brand }: Named): string {
  const prefix = `${brand.name} `;
  return name.startsWith(prefix) && name.length > prefix.length ? name.slice(prefix.length) : name;
}

/** What tells it from its other sizes too, for those who hear it without seeing it. */
export function soldName(product: Named & Pick<Product, 'pack'>): string {
  return `${fullName(product)}, ${product.pack}`;
}

/** Brand and name, for where it stands alone. */
export function fullName(product: Named): string {
  const short = shortName(product);
  return short === product.name ? `${product.brand.name} ${short}` : product.name;
}
