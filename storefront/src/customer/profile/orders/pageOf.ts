/** The page of a list that an address asks for; nonsense is the first. */
export function pageOf(search: string): number {
  const asked = new URLSearchParams(search).get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
}
