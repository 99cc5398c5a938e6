/** Letters as strokes on a field of 16 by 18, so that a mark needs no font. */
const strokes: Readonly<Record<string, string>> = {
  A: 'M0 18 8 0l8 18M3.2 11.5h9.6',
  B: 'M1 0v18h8a5 5 0 0 0 0-10H1h7a4 4 0 0 0 0-8z',
  C: 'M15 3.5A9 9 0 1 0 15 14.5',
  D: 'M1 0v18h5a9 9 0 0 0 0-18z',
  E: 'M14 0H2v18h12M2 8.5h9',
  F: 'M14 0H2v18M2 8.5h9',
  G: 'M15 3.5A9 9 0 1 0 16 12V9.5H9.5',
  H: 'M1 0v18M15 0v18M1 9h14',
  I: 'M8 0v18',
  J: 'M11 0v12.5a5 5 0 0 1-9 3',
  K: 'M2 0v18M14 0 2 11M6.5 7.5 15 18',
  L: 'M3 0v18h11',
  M: 'M0 18V0l8 11 8-11v18',
  N: 'M1 18V0l14 18V0',
  O: 'M8 0a8 9 0 1 0 0 18A8 9 0 1 0 8 0z',
  P: 'M2 18V0h7a5 5 0 0 1 0 10H2',
  Q: 'M8 0a8 9 0 1 0 0 18A8 9 0 1 0 8 0zM10.5 13l5 5.5',
  R: 'M2 18V0h7a5 5 0 0 1 0 10H2M9 10l6 8',
  S: 'M14 3C12-1 3-1 2.5 4.5S14 8 14 13.500S4 20 1.5 14.5',
  T: 'M1 0h14M8 0v18',
  U: 'M1 0v11a7 7 0 0 0 14 0V0',
  V: 'M0 0l8 18 8-18',
  W: 'M-2 0l4.5 18L8 4l5.5 14L18 0',
  X: 'M1 0l14 18M15 0 1 18',
  Y: 'M0 0l8 9.500L16 0M8 9.500V18',
  Z: 'M1 0h14L1 18h14',
};
/** For a name that begins with none of them: a basket. */
const basket = 'M0 7h16l-2 11H2zM4 7 7 0M12 7 9 0';

interface MarkColours {
  readonly brand: string;
  readonly onBrand: string;
  readonly accent: string;
}

/** The first letter of the name on a rounded square, with a leaf in the second colour. */
export function drawMark(name: string, { brand, onBrand, accent }: MarkColours): string {
  const letter = name.normalize('NFD').charAt(0).toUpperCase();
  const path = strokes[letter] ?? basket;
  return [
    `<rect width="40" height="40" rx="12" fill="${brand}"/>`,
    `<path d="M29 4c4.5 0 7.5 2.5 7.5 7-4.5 0-7.5-2.5-7.5-7z" fill="${accent}"/>`,
    `<path d="${path}" transform="translate(11 12)" stroke="${onBrand}" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`,
  ].join('');
}

/** Inside a page, where it takes the theme's colours, light and dark. */
export function inlineMark(name: string): string {
  const colours = { brand: 'var(--color-brand)', onBrand: 'var(--color-on-brand)', accent: 'var(--color-accent)' };
  return `<svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">${drawMark(name, colours)}</svg>`;
}

/** A picture of its own, as browsers and phones show it. */
export function markPicture(name: string, colours: MarkColours): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${drawMark(name, colours)}</svg>`;
}

/** What social networks show of a page: the mark in the middle of the ground. */
export function socialPicture(name: string, colours: MarkColours, ground: string): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">',
    `<rect width="1200" height="630" fill="${ground}"/>`,
    `<g transform="translate(450 165) scale(7.5)">${drawMark(name, colours)}</g></svg>`,
  ].join('');
}
