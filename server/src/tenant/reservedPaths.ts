/** First path segments that the server itself answers. */
const reserved = [
  'api',
  'assets',
  'builds',
  'health',
  'logs',
  'media',
  'metrics',
  'pictures',
  'ready',
  'sitemap',
  'studio',
  'tenant',
];

export const reservedHint = `expected an address that the server does not use itself: ${reserved.join(', ')}`;

export function isReserved(path: string): boolean {
  const [first = ''] = path.replace(/^\//, '').split('/');
  return reserved.includes(first);
}
