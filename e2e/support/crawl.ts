import { matchRoute, type Route } from '@trolley/contract';

/** Of every kind of page so many are looked at: a shop has thousands of products that are alike. */
const mostOfAKind = 6;

/** Follows the links of the server's own HTML from the first page on; the addresses that did not answer, with who links them. */
export async function deadLinks(url: string, routes: readonly Route[], start: readonly string[]): Promise<string[]> {
  const from = new Map(start.map((path) => [path, 'the start']));
  const seen = new Map<string, number>();
  const dead: string[] = [];
  // The list grows while it is walked.
  for (const [path, origin] of from) {
    const answer = await fetch(url + path);
    if (answer.status !== 200) dead.push(`${path}: ${answer.status}, linked from ${origin}`);
    if (!answer.headers.get('content-type')?.startsWith('text/html')) continue;
    for (const link of linksIn(await answer.text(), url + path)) {
      const kind = matchRoute(routes, decodeURI(link.split(/[?#]/)[0] ?? ''))?.route.name ?? 'none';
      const times = seen.get(kind) ?? 0;
      if (from.has(link) || (kind !== 'index' && times >= mostOfAKind)) continue;
      seen.set(kind, times + 1);
      from.set(link, path);
    }
  }
  if (from.size < 20) throw new Error(`only ${from.size} addresses were found`);
  return dead;
}

function linksIn(html: string, page: string): readonly string[] {
  const { origin } = new URL(page);
  return [...html.matchAll(/<a\b[^>]*?\bhref="([^"]+)"/g)].flatMap(([, href = '']) => {
    const address = new URL(href.replaceAll('&amp;', '&'), page);
    return address.origin === origin ? [address.pathname + address.search] : [];
  });
}
