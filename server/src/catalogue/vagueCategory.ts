/** What tables write where nobody put a product into a category. */
const unknown = words(`
  unbekannt unbekannte keine ohne kategorie keinekategorie ohnekategorie nichtzugeordnet nichtzugewiesen unsortiert
  undefiniert leer na nv null none nil undefined unknown uncategorised uncategorized unassigned unclassified
  nocategory notassigned tbd`);

/** Names that are fit to be read, but of a place where nobody looks first. */
const rest = words(`
  weiteres weitere weitereprodukte sonstiges sonstige diverses diverse anderes andere rest allgemein verschiedenes
  other others otherproducts misc miscellaneous more general various everythingelse`);

/** "Unbekannt", "n/a", "?": no name that a shopper should read. */
export const isUnknown = (name: string): boolean => unknown.has(plain(name)) || !/[\p{L}\p{N}]/u.test(name);

/** The rest of an assortment, however it is called: it comes last, and no shop window is made of it. */
export const isVague = (name: string): boolean => isUnknown(name) || rest.has(plain(name));

const shown: Readonly<Record<string, string>> = { de: 'Weiteres', en: 'Everything else' };

/** How a category is called in the shop. */
export function categoryName(name: string, locale: string): string {
  return isUnknown(name) ? (shown[locale.slice(0, 2)] ?? name) : name;
}

/** In small letters, without spaces and signs. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
