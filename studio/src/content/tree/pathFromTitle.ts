const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'o', å: 'a' };

/** The address a title suggests: `Pfand & Rückgabe` → `/pfand-rueckgabe`. */
export function pathFromTitle(title: string): string {
  const plain = title
    .toLowerCase()
    .replaceAll(/[äöüßæøå]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  return `/${plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')}`;
}
