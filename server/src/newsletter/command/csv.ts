/** What a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r]/;

/**
 * A line of a table as RFC 4180 has it. A cell that begins like a formula gets an apostrophe in front: spreadsheets show
 * such a cell as text instead of working it out.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

function cellOf(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
