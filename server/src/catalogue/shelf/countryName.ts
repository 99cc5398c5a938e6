/** By locale: both Intl's tables and what was read from them are slow to come by. */
const names = new Map<string, { readonly table: Intl.DisplayNames; readonly read: Map<string, string> }>();

/** A country's name in the tenant's language; an unknown code stays a code. */
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
