/** `350 m`, `1,2 km`, `18 km`. */
export function formatDistance(metres: number, locale: string): string {
  const near = metres < 1000;
  const value = near ? Math.round(metres / 10) * 10 : metres / 1000;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: near ? 'meter' : 'kilometer',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
