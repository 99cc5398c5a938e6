export type ShopEnvironment = 'dev' | 'stage' | 'production';

const devWord = /(^|[.-])dev([.-]|$)/;
const stageWord = /(^|[.-])(stage|staging|test|qa|preview)([.-]|$)/;

/** Reserved top-level domains, and the environment they stand for. */
const reserved = new Map<string, ShopEnvironment>([
  ['localhost', 'dev'],
  ['local', 'dev'],
  ['test', 'stage'],
]);

/** The environment of a shop, derived from its base URL. */
export function shopEnvironment(baseUrl: string): ShopEnvironment {
  const hostname = new URL(baseUrl).hostname.replace(/\.$/, '');
  if (isLoopback(hostname)) return 'dev';
  const labels = hostname.split('.');
  const topLevel = labels.at(-1) ?? '';
  // `.dev` and `.qa` are sold to anybody, so a last label says nothing; a name of one label is no public one.
  const telling = labels.length === 1 ? hostname : labels.slice(0, -1).join('.');
  if (devWord.test(telling)) return 'dev';
  const ofTopLevel = reserved.get(topLevel);
  if (ofTopLevel) return ofTopLevel;
  return stageWord.test(telling) ? 'stage' : 'production';
}

/** The URL parser has written every IPv4 address out as four numbers. */
function isLoopback(hostname: string): boolean {
  return hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}
