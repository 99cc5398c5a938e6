import { turned } from '../../../pictures/src/kit/paper/colour.ts';
import type { Article, Colours, PictureSpec } from './article.ts';

/** What a look is made of, but for its words and its size. */
function lookOf({ key: _, name: _name, size: _size, scale: _scale, ...look }: PictureSpec): string {
  return JSON.stringify(look);
}

const mostTurns = 5;

/**
 * Pictures of different goods must differ where names cannot be read: those of one look take the other palettes of
 * their brand, and when these are used up, turned colours. Sizes of one product keep one look.
 */
export function tellApart(articles: readonly Article[]): ReadonlyMap<string, PictureSpec> {
  const owners = new Map<string, string>();
  const chosen = new Map<string, Colours>();
  const pictures = new Map<string, PictureSpec>();
  for (const { sku, productId, brand, picture } of articles) {
    const own = chosen.get(productId);
    const candidates = own ? [own] : [picture.c, ...otherColours(picture, brand.palettes)];
    const isFree = (c: Colours) => {
      const owner = owners.get(lookOf({ ...picture, c }));
      return owner === undefined || owner === productId;
    };
    const c = candidates.find(isFree) ?? picture.c;
    const told = c === picture.c ? picture : { ...picture, c };
    owners.set(lookOf(told), productId);
    chosen.set(productId, c);
    pictures.set(sku, told);
  }
  return pictures;
}

/** Organic packs and packs of a budget line are known by their own colours: only the accent turns. */
function otherColours({ c, band }: PictureSpec, palettes: readonly Colours[]): readonly Colours[] {
  const [base, accent, ink, paper] = c;
  const turns = Array.from({ length: mostTurns }, (_, step) => (step + 1) * 55);
  const accents = turns.map((turn): Colours => [base, turned(accent, turn), ink, paper]);
  const bases = turns.map((turn): Colours => [turned(base, turn), accent, ink, paper]);
  return band ? [...accents, ...bases] : [...palettes, ...bases, ...accents];
}
