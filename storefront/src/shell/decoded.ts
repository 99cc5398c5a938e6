/** Percent-encoded text in plain letters; undefined where it cannot be read. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
