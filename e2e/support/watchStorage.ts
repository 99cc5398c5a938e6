import { type ConsentCategory, type CookieCategory, consentCategories, getConsentDetails } from '@trolley/contract';

declare global {
  interface Window {
    /** Given to every page of a journey. */
    noteStored(name: string): void;
  }
}

/** Runs in the shop's pages: notes the name of whatever is stored in the browser for longer than a moment. */
export function watchStorage(shop: string): void {
  // The studio is for staff; the list is what shoppers read.
  if (location.origin !== shop || location.pathname.startsWith('/studio')) return;
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (name: string, value: string) {
    setItem.call(this, name, value);
    queueMicrotask(() => {
      if (this.getItem(name) !== null) window.noteStored(name);
    });
  };
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...given) {
    window.noteStored(`indexedDB ${given[0]}`);
    return open.apply(this, given);
  };
  const { open: openCache } = CacheStorage.prototype;
  CacheStorage.prototype.open = function (name) {
    window.noteStored(`cache ${name}`);
    return openCache.call(this, name);
  };
}

const lists = new Map<string, Promise<readonly CookieCategory[]>>();

/** The cookie list of a shop. */
function listOf(shop: string): Promise<readonly CookieCategory[]> {
  const known = lists.get(shop) ?? readList(shop);
  lists.set(shop, known);
  return known;
}

async function readList(shop: string): Promise<readonly CookieCategory[]> {
  const answer = await fetch(new URL(getConsentDetails.path, shop));
  return getConsentDetails.reply.parse(await answer.json()).categories;
}

/** Those of some names that a shop's cookie list does not have, or not in these categories. */
export async function unlistedIn(
  shop: string,
  names: Iterable<string>,
  among: readonly ConsentCategory[] = consentCategories,
): Promise<readonly string[]> {
  const listed = (await listOf(shop))
    .filter(({ category }) => among.includes(category))
    .flatMap((category) => category.cookies.map(({ name }) => name));
  const isListed = (name: string) =>
    listed.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one));
  return [...new Set(names)].filter((name) => !isListed(name));
}
