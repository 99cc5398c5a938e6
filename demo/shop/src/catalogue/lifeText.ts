export function lifeText(days: number | undefined, inDays: string, inMonths: string): string | undefined {
  if (days === undefined) return undefined;
  return days < 60 ? inDays.replace('{n}', String(days)) : inMonths.replace('{n}', String(Math.floor(days / 30)));
}
