const folded: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

/** A name as a part of an address: `Käse & Wurst` is `kaese-wurst`. Empty when no letter of it can be written so. */
export function slugOf(name: string, longest = 80): string {
  return (isPlain.test(name) ? name.toLowerCase() : withoutMarks(name))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, longest)
    .replace(/-$/, '');
}

/** Most names have no other letters, and are done sooner. */
const isPlain = /^[\x20-\x7e]*$/;

function withoutMarks(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæœøłđðþ]/g, (letter) => folded[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}
