/** By locale: both Intl's tables and what was read from them are slow to come by. */
const names = new Map<string, { readonly table: Intl.DisplayNames; readonly read: Map<string, string> }>();
const homes = new Map<string, string | undefined>();

/**
 * A country's name in the tenant's language; a code nobody knows stays a code. Browser and server may know different
 * editions of a name, so the element that shows one keeps what the server wrote (`suppressHydrationWarning`).
 */
export function countryName(code: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  let known = names.get(locale);
  if (!known) {
    known = { table: new Intl.DisplayNames(locale, { type: 'region' }), read: new Map() };
    names.set(locale, known);
  }
  let name = known.read.get(code);
  if (name === undefined) {
    name = known.table.of(code) ?? code;
    known.read.set(code, name);
  }
  return name;
}

/** The country a tenant sells in, as its locale says. */
export function homeCountry(locale: string): string | undefined {
  if (!homes.has(locale)) homes.set(locale, new Intl.Locale(locale).region);
  return homes.get(locale);
}
