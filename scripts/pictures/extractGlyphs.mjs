import { encodePath } from '../../demo/pictures/src/kit/text/pathCode.ts';
import { characters, kerned } from './characters.mjs';

/** Package and weight behind each font name; all under the SIL Open Font License 1.1. */
const sources = {
  serif: ['fraunces', 700],
  heritage: ['yeseva-one', 400],
  didone: ['abril-fatface', 400],
  modern: ['bricolage-grotesque', 800],
  loud: ['anton', 400],
  heavy: ['archivo-black', 400],
  script: ['pacifico', 400],
  round: ['baloo-2', 800],
  fine: ['josefin-sans', 700],
  slab: ['alfa-slab-one', 400],
  brush: ['lobster', 400],
  deco: ['righteous', 400],
  elegant: ['playfair-display', 800],
  hand: ['kalam', 700],
  bubbly: ['fredoka', 600],
  narrow: ['oswald', 700],
  small: ['barlow-condensed', 600],
};

export const fontPackages = Object.fromEntries(
  Object.values(sources).map(([name]) => [`@fontsource/${name}`, '5.3.0']),
);
export const glyphTools = { 'opentype.js': '2.0.0' };

/** Fine enough for the largest lettering: about half a unit on the kit's stage. */
const unitsPerEm = 320;
/** Pairs closer than one part in a hundred of the size are left alone. */
const leastKerning = 3;

/** Outlines and kerning of every font of the kit. */
export function extractGlyphs(packages) {
  const { parse } = packages.require('opentype.js');
  const fonts = {};
  for (const [role, [name, weight]] of Object.entries(sources)) {
    const bytes = packages.bytes(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff`);
    fonts[role] = outlinesOf(parse(new Uint8Array(bytes).buffer));
  }
  return { unitsPerEm, fonts };
}

function outlinesOf(font) {
  const glyphs = {};
  for (const character of characters) {
    const glyph = font.charToGlyph(character);
    if (glyph.index === 0) continue;
    const advance = Math.round((glyph.advanceWidth * unitsPerEm) / font.unitsPerEm);
    glyphs[character] = `${advance}${sharedWithPlain(character, outlineOf(glyph), glyphs)}`;
  }
  return { glyphs, kerning: kerningOf(font) };
}

function outlineOf(glyph) {
  const segments = [];
  let [penX, penY] = [0, 0];
  for (const command of glyph.getPath(0, 0, unitsPerEm).commands) {
    const [x, y] = command.type === 'Z' ? [penX, penY] : [Math.round(command.x), Math.round(command.y)];
    if ((command.type === 'L' || command.type === 'Q') && Math.abs(x - penX) + Math.abs(y - penY) < 3) continue;
    const controls = [];
    if (command.type === 'Q' || command.type === 'C') controls.push([Math.round(command.x1), Math.round(command.y1)]);
    if (command.type === 'C') controls.push([Math.round(command.x2), Math.round(command.y2)]);
    segments.push({ kind: command.type, x, y, controls });
    [penX, penY] = [x, y];
  }
  return encodePath(segments);
}

/** An accented letter is written as its plain letter and what comes on top: `=A` and the accent. */
function sharedWithPlain(character, outline, glyphs) {
  const plain = character.normalize('NFD').charAt(0);
  const base = glyphs[plain]?.replace(/^-?\d+/, '');
  return plain !== character && base && outline.startsWith(base) ? `=${plain}${outline.slice(base.length)}` : outline;
}

function kerningOf(font) {
  const pairs = [];
  const glyphs = Array.from(kerned, (character) => [character, font.charToGlyph(character)]);
  for (const [left, leftGlyph] of glyphs) {
    for (const [right, rightGlyph] of glyphs) {
      const amount = Math.round((font.getKerningValue(leftGlyph, rightGlyph) * unitsPerEm) / font.unitsPerEm);
      if (Math.abs(amount) >= leastKerning) pairs.push(`${left}${right}${amount}`);
    }
  }
  return pairs.join(' ');
}
