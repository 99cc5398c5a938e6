const parameter = 'bypassRecaptchaKey';

type KeyStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * An app's web view passes the key on entry; it replaces the bot check at login. It is stored for this visit
 * and taken out of the address, where it would be shared and logged. Returns the address without it, if it was there.
 */
export function storeBypassKey(href: string, storage: KeyStorage): string | undefined {
  const url = new URL(href);
  const key = url.searchParams.get(parameter);
  if (key === null) return undefined;
  if (key) storage.setItem(parameter, key);
  url.searchParams.delete(parameter);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The key for the login call. */
export function bypassKey(storage: KeyStorage): string | undefined {
  return storage.getItem(parameter) ?? undefined;
}
