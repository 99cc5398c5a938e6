const prefix = '#view-';

/** The part of the address that says which product is looked at over the page, so that Back closes it. */
export function quickViewHash(sku: string): string {
  return prefix + sku;
}

export function skuInHash(hash: string): string | undefined {
  const sku = hash.startsWith(prefix) ? hash.slice(prefix.length) : '';
  return /^[A-Za-z0-9_-]{1,40}$/.test(sku) ? sku : undefined;
}
