/** The addresses in the plain text of a mail, in their order; the first is that of its button. */
export function linksIn(text: string): readonly string[] {
  return [...new Set(text.match(/https?:\/\/[^\s<>"]+/g) ?? [])];
}
