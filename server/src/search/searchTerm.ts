const longest = 100;

/** A term as it is searched and shown: trimmed, single spaces, and cut where no one types on purpose. */
export function readSearchTerm(typed: string): string {
  const plain = typed.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  // Cut by whole characters, never through the middle of one.
  return [...plain].slice(0, longest).join('').trim();
}
