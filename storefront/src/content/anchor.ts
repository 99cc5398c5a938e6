const spelled: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'o' };

/** The place a heading can be linked by: "Obst & Gemüse" is `obst-gemuese`. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[äöüßæø]/g, (letter) => spelled[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** One anchor per title, none for what has no title; a repeated title gets a number, since an id stands once on a page. */
export function anchorsOf(titles: readonly (string | undefined)[]): readonly (string | undefined)[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    const anchor = anchorOf(title ?? '');
    if (anchor === '') return undefined;
    let free = anchor;
    for (let count = 2; taken.has(free); count++) free = `${anchor}-${count}`;
    taken.add(free);
    return free;
  });
}
