/** First path segments that the server itself answers; a test holds them against its routes. */
const reserved = [
  '_mailbox',
  '_mailbox.json',
  '_payload',
  'api',
  'assets',
  'builds',
  'favicon.ico',
  'health',
  'logs',
  'manifest.webmanifest',
  'media',
  'metrics',
  'pictures',
  'ready',
  'robots.txt',
  'serving',
  'sitemap',
  'sitemap.xml',
  'studio',
  'tenant',
];

export const reservedHint = `expected an address that the server does not use itself: ${reserved.join(', ')}`;

export function isReserved(path: string): boolean {
  const [first = ''] = path.replace(/^\//, '').split('/');
  // A large sitemap comes in parts: sitemap-1.xml.
  return reserved.includes(first) || /^sitemap-\d+\.xml$/.test(first);
}
