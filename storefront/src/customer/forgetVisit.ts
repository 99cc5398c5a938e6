/** What belongs to the browser or its app, not to whoever was logged in: the bot check's key, and when pages reloaded. */
const ofTheBrowser = /^(bypassRecaptchaKey$|reloaded:)/;
/** Looked after by the cart, which knows whose it is. */
const ofTheCart = 'cartQueue';

/** SAFE-04: what was typed, chosen or ordered during a visit goes with the customer; nobody finds it after them. */
export function forgetVisit(storage: Storage): void {
  for (const key of Object.keys(storage)) if (!ofTheBrowser.test(key) && key !== ofTheCart) storage.removeItem(key);
}
