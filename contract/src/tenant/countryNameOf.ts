/** The country of a locale in its own language: `Österreich` of `de-AT`. Asked on the server, whose tables are whole. */
export function countryNameOf(locale: string): string {
  const [language, code = ''] = locale.split('-');
  return new Intl.DisplayNames([language ?? ''], { type: 'region' }).of(code) ?? code;
}
