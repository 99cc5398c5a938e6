/** An address that is not well-formed leads nowhere, and must not break the press. */
export function decodedPath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** How many lines of a pasted text hold words. */
export function pastedLines(text: string): number {
  return Math.min(1000, text.split(/\r\n?|\n/).filter((line) => line.trim() !== '').length);
}
