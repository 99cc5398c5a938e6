import { isIPv6 } from 'node:net';

const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The address that limits count by. IPv6: the /64 network, since one household has a whole /64. */
export function callerAddress(ip: string): string {
  const [, fourth] = embedded.exec(ip) ?? [];
  if (fourth) return fourth;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = (ip.split('%')[0] ?? '').toLowerCase().split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const last = groups(tail ?? '');
  const first = groups(head);
  // `::` stands for groups of zeros.
  const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const all = [...first, ...Array.from({ length: missing }, () => '0'), ...last];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
