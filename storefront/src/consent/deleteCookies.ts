import type { ListedCookie } from '@trolley/contract';

interface Page {
  readonly document: Pick<Document, 'cookie'>;
  readonly location: Pick<Location, 'hostname' | 'protocol'>;
}

/** Deletes these cookies as far as scripts can: of this host and of the domains above it. */
export function deleteCookies({ document, location }: Page, listed: readonly Pick<ListedCookie, 'name'>[]): void {
  const present = document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? '');
  // Names that begin with `__Secure-` or `__Host-` are not to be touched without it.
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const isListed = (name: string) => listed.some((one) => isNamed(name, one.name));
  for (const name of present.filter((one) => one !== '' && isListed(one))) {
    for (const domain of ['', ...domainsOf(location.hostname)])
      document.cookie = `${name}=; path=/; max-age=-1${secure}${domain && `; domain=${domain}`}`;
  }
}

/** An asterisk at the end stands for any ending. */
function isNamed(name: string, listed: string): boolean {
  return listed.endsWith('*') ? name.startsWith(listed.slice(0, -1)) : name === listed;
}

/** `shop.example.at` and `example.at`; the browser refuses those that are nobody's. */
function domainsOf(hostname: string): readonly string[] {
  const labels = hostname.split('.');
  return labels.slice(0, -1).map((_, from) => labels.slice(from).join('.'));
}
