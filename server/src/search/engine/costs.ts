import type { Language } from './stem.ts';

/** How far a word of a product is from being what it is; a search adds these up, and less is better. */
export interface Costs {
  /** A word before or after the one that says what it is. */
  readonly beside: number;
  /** A mere quality there. */
  readonly quality: number;
  /** The head of a compound: in German it says what the thing is, in English the same letters may mean another. */
  readonly head: number;
  /** What stands before the head of a compound. */
  readonly modifier: number;
}

export const costsOf: Readonly<Record<Language, Costs>> = {
  de: { beside: 2, quality: 1, head: 0, modifier: 2 },
  en: { beside: 1, quality: 1, head: 2, modifier: 3 },
};

export const cost = {
  /** Another name for it. */
  synonym: 1,
  /** Further on in the name, where it says what is in it. */
  tail: 3,
  /** What it is without: `ohne Öl`. */
  without: 9,
  label: 1,
  /** A word of several that name a label: `free` of `gluten-free`. */
  labelPart: 3,
  brand: 1,
  /** The name of its category; one that names several things says less, and one further up. */
  category: 2,
  severalThings: 3,
  furtherUp: 1,
  pack: 1,
  /** A size that was asked for and that it does not have. */
  otherSize: 4,
  /** Does not speak of what is wished besides: `frisch`. */
  noWish: 1,
  /** Another form of the word: singular, plural. */
  form: 1,
  /** The same for a word that may still be being typed: `Apfels` rather begins `Apfelsaft`. */
  lastForm: 3,
  /** The same where the word is good as it is: `beer` before `Beeren`. */
  otherForm: 2,
  unsureForm: 3,
  /** Only its beginning is typed. */
  prefix: 2,
  /** It is a whole word already, and only longer ones begin with it: `Kichererbsenchips`. */
  longer: 8,
  /** The head of a word that is a thing of its own: `Buttermilch` is no milk. */
  ownThing: 3,
  /** What a thing of its own is called after: `Olivenöl` is no olive. */
  calledAfter: 2,
  /** What a piece is of: `Ananasscheiben`. */
  pieceOf: 1,
  /** A plain food with a flavour. */
  flavoured: 1,
  /** One of several that are mixed. */
  mixed: 2,
  /** Fresh things that were dried, frozen or tinned. */
  kept: 2,
  /** A longer word that is the same sort of thing, and one of which nothing is known. */
  longerAlike: 3,
  longerUnknown: 7,
  /** Has a part of the word only, but lies where the whole would. */
  related: 14,
  /** The same by what the word ends with; a plain food is nearer, by this much. */
  relatedHead: 5,
  relatedPlain: 2,
  /** The same by what lies on the same shelf anyhow. */
  relatedOther: 6,
  /** A part of a word that is written in two, at most: what it is a flavour of lies elsewhere by nature. */
  part: 5,
  /** Of all words the thing has only most. */
  incomplete: 12,
  /** It lacks a quality of the term, or a flavour: few say them, and the thing says more. */
  noQuality: 4,
  /** Another name for a part of the word. */
  synonymOfPart: 1,
  /** The same where it is another sort of the part. */
  sibling: 4,
  /** Taken for a mistake although it is a word that ends like a thing of another shelf. */
  otherShelf: 4,
  /** Two words typed as one, or one as two. */
  joined: 1,
  edits: [0, 5, 8],
  /** As it is, but nearly a word that everybody knows and that is meant. */
  misprint: 4,
  /** Written by ear. */
  alike: 3,
  /** Taken for a mistake of a word that is no known thing. */
  unlisted: 1,
  /** A form that is another thing: `Topf` for `Topfen`. */
  otherThing: 8,
  otherBeginning: 2,
  /** Only a part of what was typed is known. */
  remains: 12,
} as const;

/** How much better it gets by being what a term names. */
export const bonus = {
  /** The whole term names a category, a thing among others of a category, a brand. */
  term: { category: 6, piece: 3, brand: 6 },
  /** A part of it does. */
  part: { category: 2, piece: 1, brand: 0 },
  /** It is the whole name, with the brand's or without, with the size or without. */
  name: 4,
  /** Its words stand side by side in the name. */
  phrase: 3,
} as const;
