const parameter = 'token';

let taken: string | undefined;

/**
 * The secret of a link in a mail leaves the address before anything else is loaded, so that it is neither shared nor logged.
 * It stays in memory as long as the page is open. Returns the address without it, if it was there.
 */
export function takeMailToken(href: string): string | undefined {
  const url = new URL(href);
  const token = url.searchParams.get(parameter);
  if (token === null) return undefined;
  taken = token;
  url.searchParams.delete(parameter);
  return `${url.pathname}${url.search}${url.hash}`;
}

export const takenToken = () => taken;
