import { strengths } from './aisles.ts';
import type { Compounds, Part } from './compounds.ts';
import { cost } from './costs.ts';
import { editDistance } from './editDistance.ts';
import { type Gathering, gather, type Matches, nothing } from './gather.ts';
import { isFood, type Kinds } from './kinds.ts';
import { mendCompound } from './mendCompound.ts';
import { soundOf } from './soundOf.ts';
import type { Token } from './tokens.ts';
import { pieces } from './weightedWords.ts';
import type { WordIndex } from './wordIndex.ts';

/** Shorter words are too often other words with a letter changed. */
const fewestLetters = 4;

/** A letter or two begin a word of nearly everything: then only what a thing is counts, not what it is like. */
const dearestBeginning: readonly number[] = [0, 0, 1];

export interface Asked {
  readonly token: Token;
  /** It may still be being typed. */
  readonly last: boolean;
  /** It is all there is. */
  readonly alone: boolean;
  /** Words it makes together with its neighbours. */
  readonly joined: readonly string[];
}

/** What is known of words besides where they stand. */
export interface WordSense {
  readonly compounds: Compounds;
  readonly kinds: Kinds;
  /** Place of a thing's likeliest shelf; only products have one. */
  readonly shelfOf?: (thing: number) => number | undefined;
  /** Whether a word only says how a thing should be. */
  readonly isQuality?: (word: string) => boolean;
  /** The same of words that everybody knows. */
  readonly isKnownQuality?: (word: string) => boolean;
}

/** What words end with. */
const lastLetters = ['e', 'n', 'r', 'l', 's', 't'];

/** From here on a word and its plural are hardly two things. */
const longWord = 9;

/** So few are completed by what is like them. */
const fewThings = 12;

/** From here on a word is only a flavour of what it finds, or part of a maker's name. */
export const weak = 6;

/** Finds things by one word of a term: as it is, in another form, by its beginning, by its parts. */
export function matchWord(index: WordIndex, { compounds, kinds, shelfOf }: WordSense, asked: Asked): Matches {
  const { dictionary } = index;
  const { token, last, alone, joined } = asked;
  const matches = gather(index);
  const exact = dictionary.idOf(token.text);
  if (exact !== undefined) matches.take(exact, 0);
  const isGood = exact !== undefined && matches.least < weak;
  const formCost = exact === undefined ? (last ? cost.lastForm : cost.form) : isGood ? cost.otherForm : cost.form;
  if (token.kind === 'word')
    for (const id of index.formsOf(token.text)) {
      if (id === exact) continue;
      const form = dictionary.wordOf(id);
      const strange = isOtherThing(kinds, token.text, form) ? cost.otherThing : 0;
      // Long words that share a stem are one word: `Kaisersemmeln`.
      if (exact !== undefined && strange === 0 && token.text.length >= longWord) {
        matches.take(id, 0);
        continue;
      }
      // A short word that merely shares a stem with something nobody has: `laks` and `Lake`.
      const unsure = exact === undefined && !kinds.of(form) ? cost.unsureForm : 0;
      matches.take(id, strange + unsure + formCost);
    }
  for (const word of joined) {
    for (const id of index.formsOf(word))
      matches.take(id, cost.joined + (dictionary.wordOf(id) === word ? 0 : cost.form));
  }
  // `kaffe` is coffee, with a letter still to come or forgotten; what is longer is not meant.
  let isBegun = false;
  if (token.kind === 'word' && exact === undefined)
    for (const letter of lastLetters) {
      const id = kinds.words.has(token.text + letter) ? dictionary.idOf(token.text + letter) : undefined;
      if (id === undefined) continue;
      isBegun = true;
      matches.take(id, cost.form);
    }
  const whole = matches.things.length > 0;
  matches.sure = exact !== undefined && matches.least < weak;
  if (token.kind !== 'amount' && (last || (!whole && token.text.length > 2))) {
    const dearest = (alone ? dearestBeginning[token.text.length] : undefined) ?? nothing;
    const isWhole = matches.sure || isBegun;
    const aisle = isWhole ? kinds.of(token.text)?.aisle : undefined;
    dictionary.startingWith(token.text, (id) => {
      if (id === exact) return;
      if (!matches.begins && kinds.of(dictionary.wordOf(id))) matches.begins = true;
      const kind = isWhole ? kinds.of(dictionary.wordOf(id)) : undefined;
      const longer = !kind ? cost.longerUnknown : kind.aisle === aisle ? cost.longerAlike : cost.longer;
      matches.take(id, isWhole ? longer : cost.prefix, dearest);
    });
  }
  if (token.kind !== 'word') return matches;
  const isFew = () => matches.things.filter((thing) => (matches.costs[thing] ?? nothing) < weak).length < fewThings;
  if (!whole || isFew()) matchParts(index, { compounds, kinds, shelfOf }, token.text, matches);
  if ((alone || matches.things.length === 0) && isFew())
    matchRelated(index, { compounds, kinds, shelfOf }, token.text, matches);
  return matches;
}

/** What is found when the word is taken for a mistake: an edit from four letters on, two where a word has eight. */
export function matchTypos(index: WordIndex, sense: WordSense, asked: Asked): Matches {
  const { kinds } = sense;
  const { token, last } = asked;
  const matches = gather(index);
  let nearest: { readonly word: string; readonly at: number } | undefined;
  const consider = (word: string, at: number) => {
    if (!nearest || at < nearest.at) nearest = { word, at };
  };
  if (token.kind !== 'word' || token.text.length < fewestLetters) return matches;
  const { dictionary } = index;
  const { length } = token.text;
  // The longer of the two decides: `erdbern` lacks two letters of nine.
  const edits = length >= 6 ? 2 : 1;
  const sound = soundOf(token.text);
  const isListed = kinds.listed(token.text) !== undefined;
  const meant = kinds.of(token.text)?.aisle;
  /** Who types a word that everybody knows has not mistyped that of another shelf: `Fußcreme` is no `Nusscreme`. */
  const doubtOf = (word: string): number => {
    if (meant === undefined || kinds.of(word)?.aisle === meant) return 0;
    return isListed ? nothing : cost.otherShelf;
  };
  const takeWord = (id: number, word: string, at: number) => {
    consider(word, at);
    matches.take(id, at);
    for (const form of index.formsOf(word))
      if (form !== id && !isOtherThing(kinds, word, dictionary.wordOf(form))) matches.take(form, at + cost.form);
  };
  const take = (beginning: number) => (id: number, distance: number) => {
    if (distance === 0) return;
    const word = dictionary.wordOf(id);
    const soundsAlike = beginning === 0 && soundOf(word) === sound;
    if (distance > 1 && !soundsAlike && Math.max(length, word.length) < 8) return;
    const doubt = doubtOf(word);
    if (doubt === nothing) return;
    const at =
      doubt +
      (soundsAlike
        ? cost.alike + 2 * (distance - 1)
        : distance === 1 && isSwapped(token.text, word)
          ? cost.alike
          : (cost.edits[distance] ?? nothing)) +
      (soundsAlike || word[0] === token.text[0] ? 0 : cost.otherBeginning) +
      (kinds.listed(word) ? 0 : cost.unlisted) +
      beginning;
    takeWord(id, word, at);
  };
  dictionary.resembling(token.text, edits, false, take(0));
  // Things that everybody knows, written by ear: `majonese`, `kese`.
  const slack = sound.length >= 5 ? 1 : 0;
  for (const { word, sound: other } of kinds.sounds) {
    const distance = editDistance(sound, other, slack);
    if (distance > slack) continue;
    const letters = editDistance(token.text, word, 3);
    const doubt = doubtOf(word);
    if (doubt === nothing) continue;
    const at =
      doubt + (distance === 0 ? cost.alike + Math.min(1, Math.max(0, letters - 1)) : (cost.edits[1] ?? nothing) + 1);
    consider(word, at);
    for (const id of index.formsOf(word)) {
      const form = dictionary.wordOf(id);
      if (!isOtherThing(kinds, word, form)) matches.take(id, at + (form === word ? 0 : cost.form));
    }
  }
  if (!nearest || nearest.at >= (cost.edits[2] ?? nothing)) {
    const mended = mendCompound(token.text, sense.compounds, kinds);
    if (mended !== undefined && mended !== nearest?.word) consider(mended, (cost.edits[1] ?? nothing) + cost.joined);
  }
  if (matches.things.length === 0 && !nearest && last)
    dictionary.resembling(token.text, length >= 8 ? 2 : 1, true, take(cost.prefix));
  if (!nearest) return matches;
  // What the right word finds, the mistyped one finds too: by its parts, by what is like it.
  const { word, at } = nearest;
  const right = matchWord(index, sense, { ...asked, token: { text: word, kind: 'word' }, last: false });
  for (const thing of right.things) matches.put(thing, Math.min((right.costs[thing] ?? 0) + at, nothing - 1));
  return Object.assign(matches, { corrected: word });
}

/** Better than nothing: the longest word that it ends with, as in `Glühwein`, or else begins with, as in `Grillkohle`. */
export function matchRemains(index: WordIndex, { kinds, shelfOf }: WordSense, { token: { text } }: Asked): Matches {
  const { dictionary } = index;
  const matches = gather(index);
  // `Blumenerde` is nothing to eat, `Blumenkohl` is.
  const aisle = kinds.of(text)?.aisle;
  const take = (id: number) =>
    index.visit(id, (thing, at) => {
      if (aisle === undefined || !shelfOf || shelfOf(thing) === aisle)
        matches.put(thing, Math.min(at + cost.remains, nothing - 1));
    });
  for (let at = 1; at <= text.length - fewestLetters && matches.things.length === 0; at++) {
    const id = dictionary.idOf(text.slice(at));
    if (id !== undefined) take(id);
  }
  for (let end = text.length - 1; end >= fewestLetters && matches.things.length === 0; end--)
    dictionary.startingWith(text.slice(0, end), take);
  return matches;
}

/** The same letters in another order, as quick fingers type them: `milhc`. */
function isSwapped(typed: string, word: string): boolean {
  const sorted = (text: string) => text.split('').sort().join('');
  return typed.length === word.length && sorted(typed) === sorted(word);
}

/** `Topfen` is no form of `Topf`. */
function isOtherThing(kinds: Kinds, word: string, form: string): boolean {
  const [one, two] = [kinds.listed(word), kinds.listed(form)];
  return one !== undefined && one.aisle !== two?.aisle;
}

/** `Tiefkühlpizza` is nowhere one word: things that have both its parts. */
function matchParts(index: WordIndex, { compounds, kinds, shelfOf }: WordSense, text: string, into: Gathering): void {
  const parts = compounds.split(text);
  if (parts.length < 2) return;
  const found = parts.map((part) => {
    const matches = gather(index);
    for (const id of index.formsOf(part)) matches.take(id, index.dictionary.wordOf(id) === part ? 0 : cost.form);
    return matches;
  });
  const [first, ...rest] = found;
  const head = found.at(-1);
  const aisle = kinds.of(text)?.aisle ?? (pieces.has(parts.at(-1) ?? '') ? kinds.of(parts[0] ?? '')?.aisle : undefined);
  for (const thing of first?.things ?? []) {
    if (rest.some(({ costs }) => costs[thing] === nothing)) continue;
    // It is called what the word ends with, or lies where the whole would: `Nudelreis` is no `Reisnudel`.
    const shelf = shelfOf?.(thing);
    const isThere = aisle !== undefined && shelf === aisle;
    // Its parts make nothing to eat of bird food.
    if (aisle !== undefined && shelf !== undefined && isFood({ aisle }) !== isFood({ aisle: shelf })) continue;
    if (!isThere && (head?.costs[thing] ?? nothing) > dearestHead) continue;
    let sum: number = cost.joined;
    for (const { costs } of found) sum += Math.min(cost.part, costs[thing] ?? 0);
    into.put(thing, Math.min(sum, nothing - 1));
  }
}

/** What is named beside a thing costs as much. */
const dearestHead = 2;

/**
 * `Erdnussmus` for `Erdnussbutter`: things that begin like the word, or are what it ends with, and lie where it would.
 * What is merely a form lies where its thing does: `Currypulver` with the curry.
 */
function matchRelated(index: WordIndex, { compounds, kinds, shelfOf }: WordSense, text: string, into: Gathering): void {
  if (!shelfOf) return;
  const whole = kinds.of(text)?.aisle;
  const parts = compounds.partsOf(text);
  const isForm = parts.some(({ word, head }) => head && kinds.of(word) && kinds.of(word)?.aisle === undefined);
  const longest = (ofHeads: boolean) =>
    parts.reduce((most, { word, head }) => (head === ofHeads ? Math.max(most, word.length) : most), 0);
  const [longestHead, longestBefore] = [longest(true), longest(false)];
  for (const part of parts) {
    const aisle = isForm && !part.head ? (whole ?? kinds.of(part.word)?.aisle) : whole;
    if (aisle === undefined || part.word.length < fewestLetters || (part.head && isForm)) continue;
    // `Palatschinken` are no `Schinken`, although they end so.
    if (part.head && kinds.of(part.word)?.aisle !== aisle) continue;
    const more = relatedCost(
      part,
      { isForm, aisle, isLongest: part.word.length === (part.head ? longestHead : longestBefore) },
      kinds,
    );
    for (const id of index.formsOf(part.word))
      index.visit(id, (thing, at) => {
        if (at < 2 * weak && shelfOf(thing) === aisle) into.put(thing, Math.min(more + at, nothing - 1));
      });
  }
}

/**
 * A `Salatgurke` is a cucumber and `Rotweinessig` vinegar: what it ends with, where that is a plain food. Of something
 * made the other part says more, if it was made of that: `Pfirsichkompott` is rather peaches than another compote. A part
 * that lies on the same shelf by itself is merely another thing.
 */
function relatedCost(
  { word, head }: Part,
  { isForm, aisle, isLongest }: { readonly isForm: boolean; readonly aisle: number; readonly isLongest: boolean },
  kinds: Kinds,
): number {
  // `Glasreinigerspray` is rather `Glasreiniger` than any other.
  if (isForm && !head) return cost.related / 2 + (isLongest ? 0 : cost.relatedOther);
  const kind = kinds.of(word);
  // Whom or what for says less than the thing, where nothing is made of it: `Kinderpflaster`, `Gesichtsmaske`.
  if (!head && !kind && !isFood({ aisle })) return cost.related + cost.relatedHead + cost.relatedOther;
  if (!head) return kind?.aisle === aisle ? cost.related + cost.relatedOther : cost.related;
  const isPlain = (kind?.strength ?? strengths.form) <= strengths.basic;
  return cost.related + (isPlain ? -cost.relatedPlain : cost.relatedHead) + (isLongest ? 0 : cost.relatedPlain);
}
