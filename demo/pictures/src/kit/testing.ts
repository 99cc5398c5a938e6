import { readFileSync } from 'node:fs';
import type { MotifRecord } from './motif/motif.ts';
import type { Area, PrintedLine } from './paper/paper.ts';
import { openSupplies } from './supplies.ts';
import type { GlyphCollection } from './text/typeface.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

export const glyphs = read('./text/glyphs.json') as GlyphCollection;
export const extractedMotifs = read('./motif/motifs.json') as MotifRecord;
export const supplies = openSupplies(glyphs, extractedMotifs);

const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w-]*="[^"<]*")*)\s*(\/?)>/y;

/** The first reason why this is not well-formed XML, or undefined. */
export function xmlProblem(markup: string): string | undefined {
  const open: string[] = [];
  let at = 0;
  while (at < markup.length) {
    if (markup[at] !== '<') {
      const end = markup.indexOf('<', at);
      const text = markup.slice(at, end < 0 ? undefined : end);
      if (/&(?!amp;|lt;|gt;|quot;)/.test(text) || text.includes('>')) return `unescaped text "${text}"`;
      at += text.length;
      continue;
    }
    TAG.lastIndex = at;
    const match = TAG.exec(markup);
    if (!match) return `no tag at "${markup.slice(at, at + 60)}"`;
    const [whole, closing, name = '', attributes = '', empty] = match;
    const names = [...attributes.matchAll(/([a-zA-Z][\w-]*)=/g)].map(([, attribute]) => attribute);
    if (new Set(names).size < names.length) return `attribute twice in "${whole}"`;
    if (closing && open.pop() !== name) return `"${whole}" closes nothing`;
    if (!closing && !empty) open.push(name);
    at += whole.length;
  }
  return open.length > 0 ? `"${open.join(' ')}" stays open` : undefined;
}

/** The first reason why this picture does not stand alone, or undefined. */
export function dependence(markup: string): string | undefined {
  const forbidden = /<(script|style|foreignObject|image|iframe|a)\b|\son[a-z]+=|\sstyle=|javascript:|@import|<!/i.exec(
    markup,
  );
  if (forbidden) return forbidden[0];
  const ids = [...markup.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
  const known = new Set(ids);
  if (known.size < ids.length) return 'an id twice';
  const references = [...markup.matchAll(/url\(([^)]*)\)|href="([^"]*)"/g)].map(([, url, href]) => url ?? href ?? '');
  const missing = references.find((reference) => !reference.startsWith('#') || !known.has(reference.slice(1)));
  return missing === undefined ? undefined : `reference to "${missing}"`;
}

const HAIR = 0.5;

const touch = (one: Area, other: Area): boolean =>
  one.x + HAIR < other.x + other.w &&
  other.x + HAIR < one.x + one.w &&
  one.y + HAIR < other.y + other.h &&
  other.y + HAIR < one.y + one.h;

/** Lines that leave the area they were printed in. */
export const overflowing = (printed: readonly PrintedLine[]): string[] =>
  printed
    .filter(
      ({ ink, within }) =>
        ink.x < within.x - HAIR ||
        ink.y < within.y - HAIR ||
        ink.x + ink.w > within.x + within.w + HAIR ||
        ink.y + ink.h > within.y + within.h + HAIR,
    )
    .map(({ text }) => `${text} leaves its area`);

/** Pairs of lines on one face whose ink touches. */
export const colliding = (printed: readonly PrintedLine[]): string[] =>
  printed.flatMap((line, index) =>
    printed
      .slice(index + 1)
      .filter(({ within, ink }) => within === line.within && touch(ink, line.ink))
      .map(({ text }) => `${line.text} touches ${text}`),
  );

/** Lines that lie under the seal, on a pack with a single face. */
export function sealed(printed: readonly PrintedLine[]): string[] {
  const seal = printed.find(({ text }) => text === 'BIO');
  return printed
    .filter((line) => line !== seal && seal !== undefined && touch(line.ink, seal.within))
    .map(({ text }) => text);
}
