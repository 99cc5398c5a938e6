import { fullName, type Product } from '@trolley/contract';

export { fullName };

type Named = Pick<Product, 'name' | 'brand'>;

/** The name without the brand, for where the brand stands above it. */
export function shortName({ name, brand }: Named): string {
  if (!brand) return name;
  const prefix = `${brand.name} `;
  return name.startsWith(prefix) && name.length > prefix.length ? name.slice(prefix.length) : name;
}

/** What tells it from its other sizes too, for those who hear it without seeing it. */
export function soldName(product: Named & Pick<Product, 'pack'>): string {
  return product.pack === '' ? fullName(product) : `${fullName(product)}, ${product.pack}`;
}
