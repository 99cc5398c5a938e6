/** VAL-19: there is something in it. What is empty is refused before anybody is asked. */
export function isGiven(value: string | null | undefined): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
