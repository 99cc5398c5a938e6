import { isIP } from 'node:net';
import { z } from 'zod/mini';

/** Whose `X-Forwarded-*` headers are believed: none, those of so many hops before us, or those of these addresses. */
export type TrustProxy = false | number | readonly string[];

const mostHops = 10;
/** Groups of addresses by their usual names. */
const groups = ['loopback', 'linklocal', 'uniquelocal'];

/** `TRUST_PROXY`: a number of hops, or addresses and networks separated by commas. */
export function trustProxySetting() {
  return z.pipe(
    z.string().check(
      z.refine(
        (text) => text !== 'true',
        'it would believe the address that anybody writes into X-Forwarded-For, so that no limit per address holds; expected the address of the proxy in front, or the number of proxies',
      ),
      z.refine(
        (text) => text === 'true' || readTrustProxy(text) !== undefined,
        `expected a number of proxies from 0 to ${mostHops}, or their addresses and networks separated by commas`,
      ),
    ),
    z.transform((text: string): TrustProxy => readTrustProxy(text) ?? false),
  );
}

function readTrustProxy(text: string): TrustProxy | undefined {
  if (text === 'false' || text === '0') return false;
  if (/^\d{1,3}$/.test(text)) return Number(text) <= mostHops ? Number(text) : undefined;
  const places = text.split(',').map((place) => place.trim());
  return places.every(isPlace) ? places : undefined;
}

/** All addresses at once are no proxy's. */
function isPlace(place: string): boolean {
  if (groups.includes(place)) return true;
  const [address = '', bits, ...rest] = place.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/**
 * As the framework takes it. A number is handed over as a function, since the framework ignores plain numbers here. The
 * connection is hop 0, and the entries of X-Forwarded-For count from the right, where our own proxies write.
 */
export function trustedBy(trustProxy: TrustProxy): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof trustProxy === 'number') return (_, hop) => hop < trustProxy;
  return trustProxy === false ? false : [...trustProxy];
}
