import type { StoredProduct } from '../../catalogue/catalogue.ts';
import { aisles } from './aisles.ts';
import { type Belonging, type Noted, type ProductWording, productWords, strangeIn } from './productWords.ts';
import { stem } from './stem.ts';
import { tokensOf } from './tokens.ts';

/** What the engine thinks a product is, and what each of its words costs. */
export interface ProductReading {
  /** The word of its name that says what it is. */
  readonly head: string;
  /** Words at the beginning that are taken for its maker's. */
  readonly maker: string;
  /** Where it lies, likeliest first. */
  readonly shelves: readonly { readonly shelf: string; readonly chance: number }[];
  /** Words it is found by that begin like a word of the term: the cost of where it stands, and of its shelf. */
  readonly words: readonly { readonly word: string; readonly place: number; readonly shelf: number }[];
}

const mostShelves = 3;
const mostWords = 12;
const leastChance = 0.02;

/** Reads a product as the index does, for the words of a term. */
export function readProduct(
  product: StoredProduct,
  around: Belonging,
  wording: ProductWording,
  term: string,
): ProductReading {
  let noted: Noted | undefined;
  const words = productWords(product, around, wording, (made) => {
    noted = made;
  });
  const strange = noted ? strangeIn(noted.chances, wording) : () => 0;
  const roots = tokensOf(term).map(({ text }) => stem(text, wording.language).slice(0, 4));
  const roles = noted?.telling.roles;
  return {
    head: roles?.tokens[roles.head]?.text ?? '',
    maker:
      roles?.tokens
        .slice(0, roles.brandWords)
        .map(({ text }) => text)
        .join(' ') ?? '',
    shelves: Array.from(noted?.chances ?? [], (chance, place) => ({ shelf: aisles[place] ?? '', chance }))
      .filter(({ chance }) => chance >= leastChance)
      .sort((a, b) => b.chance - a.chance)
      .slice(0, mostShelves)
      .map(({ shelf, chance }) => ({ shelf, chance: Math.round(chance * 100) / 100 })),
    words: [...words]
      .filter(([word]) => roots.some((root) => word.startsWith(root)))
      .map(([word, whole]) => {
        const shelf = Math.min(whole, strange(word));
        return { word, place: whole - shelf, shelf };
      })
      .sort((a, b) => a.place + a.shelf - b.place - b.shelf)
      .slice(0, mostWords),
  };
}
