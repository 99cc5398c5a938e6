/**
 * Control characters, halves of surrogate pairs and code points that stand for nothing: PostgreSQL refuses some of
 * them, mails and papers the others. Line and paragraph separators count as line breaks.
 */
const unfit = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029]/u;
const unfitInLines = /(?![\n\r\t])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029]/gu;

/** SAFE-03: a text that can be stored, mailed and printed; line breaks and tabs only where a field has several lines. */
export function isPlainText(text: string, { multiline = false } = {}): boolean {
  return text.search(multiline ? unfitInLines : unfit) < 0;
}

/** A text of several lines that is sent however it came about. */
export function withoutUnfit(text: string): string {
  return text.replace(unfitInLines, ' ');
}

/** VAL-19: not empty. Empty values are refused before the operation runs. */
export function isGiven(value: string | null | undefined): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
