const parameter = 'bypassRecaptchaKey';

type Kept = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * An app's web view gives the key on entry; it stands in for the bot check at login. It is kept for this visit
 * and taken out of the address, where it would be shared and logged. Answers the address without it, if it was there.
 */
export function keepBypassKey(href: string, kept: Kept): string | undefined {
  const url = new URL(href);
  const key = url.searchParams.get(parameter);
  if (key === null) return undefined;
  if (key) kept.setItem(parameter, key);
  url.searchParams.delete(parameter);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The key for the login call. */
export function bypassKey(kept: Kept): string | undefined {
  return kept.getItem(parameter) ?? undefined;
}
