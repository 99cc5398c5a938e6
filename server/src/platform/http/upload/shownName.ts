/** As people may see it: no folders, nothing that a line of a head or a mail would break at. */
export function shownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last.replace(/[\p{C}\p{Zl}\p{Zp}<>"]/gu, '').trim();
  return Array.from(plain).slice(-120).join('') || 'file';
}
