/** Texts that are parts of addresses: links in mails, apps and bookmarks lead there. */
export function isFixedText(key: string, original: string): boolean {
  return /\.slug\./.test(key) || original.startsWith('/');
}
