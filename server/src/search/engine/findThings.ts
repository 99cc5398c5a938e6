import { strengths } from './aisles.ts';
import { cost } from './costs.ts';
import { endGathering, type Matches, nothing } from './gather.ts';
import { type Asked, matchRemains, matchTypos, matchWord, type WordSense, weak } from './matchWord.ts';
import { readQuery } from './readQuery.ts';
import { wishWords } from './smallWords.ts';
import type { WordIndex } from './wordIndex.ts';

/** Things with what each costs, side by side, in no order yet. */
export interface Findings {
  readonly things: readonly number[];
  readonly costs: readonly number[];
  /** Words of the term that are taken for mistakes, with what they are taken for. */
  readonly corrected?: ReadonlyMap<string, string>;
}

/** A list so short is completed. */
const fewThings = 3;

const noFindings: Findings = { things: [], costs: [] };
/** Of what the best ones have, how much is enough, when nothing has every word. */
const enough = 0.6;

/** Things that have every word of a term. */
export function findWhole(index: WordIndex, sense: WordSense, term: string): Findings {
  try {
    return withAll(matchesOf(index, sense, readQuery(term)).map(({ matches }) => matches));
  } finally {
    endGathering();
  }
}

/** The same; if there are none, things that have most of what it says. */
export function findThings(index: WordIndex, sense: WordSense, term: string): Findings {
  try {
    return find(index, sense, term);
  } finally {
    endGathering();
  }
}

function find(index: WordIndex, sense: WordSense, term: string): Findings {
  const read = readQuery(term);
  const words = read.filter(({ token }) => token.kind === 'word');
  const telling = words.filter(({ token }) => !wishWords.has(token.text));
  const named = telling.length > 0 ? telling : words;
  // A size beside a word is a wish, and so is being fresh: what has it comes first, and nothing is lost for it.
  if (named.length === 0 || named.length === read.length) return findNamed(index, sense, read);
  const found = findNamed(
    index,
    sense,
    named.map((asked) => ({ ...asked, alone: named.length === 1 })),
  );
  const sizes = read.filter(({ token }) => token.kind !== 'word').map(({ token }) => token.text);
  const wishes = words.filter((asked) => !named.includes(asked)).map(({ token }) => token.text);
  return withWishes(index, withSizes(index, found, sizes), wishes);
}

/** Dearer by every size that a thing does not have. */
function withSizes(index: WordIndex, { things, costs, corrected }: Findings, sizes: readonly string[]): Findings {
  const missing = new Map<number, number>();
  for (const size of sizes) {
    const id = index.dictionary.idOf(size);
    if (id !== undefined) index.visit(id, (thing) => missing.set(thing, (missing.get(thing) ?? sizes.length) - 1));
  }
  return {
    ...(corrected && { corrected }),
    things,
    costs: costs.map((given, place) => given + cost.otherSize * (missing.get(things[place] ?? -1) ?? sizes.length)),
  };
}

/** Dearer by every wish that a thing does not speak of. */
function withWishes(index: WordIndex, { things, costs, corrected }: Findings, wishes: readonly string[]): Findings {
  if (wishes.length === 0) return { things, costs, ...(corrected && { corrected }) };
  // A bit for each wish that a thing grants; nobody has more wishes than that.
  const granted = new Uint16Array(index.size);
  for (const [place, wish] of wishes.entries())
    for (const id of index.formsOf(wish))
      index.visit(id, (thing) => {
        granted[thing] = (granted[thing] ?? 0) | (1 << place);
      });
  const missing = (thing: number) => wishes.filter((_, place) => ((granted[thing] ?? 0) & (1 << place)) === 0).length;
  return {
    ...(corrected && { corrected }),
    things,
    costs: costs.map((given, place) => given + cost.noWish * missing(things[place] ?? 0)),
  };
}

function findNamed(index: WordIndex, sense: WordSense, read: readonly Asked[]): Findings {
  const asked = matchesOf(index, sense, read);
  const isFound = ({ matches }: { readonly matches: Matches }) => matches.things.length > 0;
  const words = asked.some(isFound)
    ? asked.filter(isFound)
    : asked.map((one) => ({ ...one, matches: matchRemains(index, sense, one.asked) })).filter(isFound);
  const all = withAll(words.map(({ matches }) => matches));
  const corrected = correctionsOf(words);
  if (isEnough(all) || words.length <= 1) return { ...all, corrected };
  const widened = words.map(({ asked, matches }) => ({
    asked,
    matches: matches.sure || isKnownQuality(sense, asked) ? matches : joint(matches, matchTypos(index, sense, asked)),
  }));
  const wide = withAll(widened.map(({ matches }) => matches));
  if (isEnough(wide)) return { ...wide, corrected };
  // So few are followed by what has most of the words.
  return { ...completed(wide, withMost(widened, index.size, sense, wide.things.length === 0)), corrected };
}

/** What has a word by its beginning or a mistake only, while others have all, does not count. */
function isEnough({ costs }: Findings): boolean {
  const best = costs.reduce((least, one) => Math.min(least, one), nothing);
  return costs.filter((one) => one < best + weak).length >= fewThings;
}

function completed(few: Findings, more: Findings): Findings {
  if (few.things.length === 0) return more;
  const known = new Set(few.things);
  // Behind the best of them, not behind one that has a word by a mistake or its beginning only.
  const best = few.costs.reduce((least, one) => Math.min(least, one), nothing);
  const things = [...few.things];
  const costs = [...few.costs];
  for (const [place, thing] of more.things.entries()) {
    if (known.has(thing)) continue;
    things.push(thing);
    costs.push(best + cost.incomplete + (more.costs[place] ?? 0));
  }
  return { things, costs };
}

/** Only what is nowhere as it was typed. */
function correctionsOf(
  words: readonly { readonly asked: Asked; readonly matches: Matches }[],
): ReadonlyMap<string, string> {
  return new Map(
    words.flatMap(({ asked, matches }) =>
      matches.corrected === undefined || matches.sure ? [] : [[asked.token.text, matches.corrected]],
    ),
  );
}

function matchesOf(index: WordIndex, sense: WordSense, read: readonly Asked[]) {
  return read.map((asked) => {
    const exact = matchWord(index, sense, asked);
    // A quality that nothing has is no other one: `heiß` is not `weiß`.
    if (isKnownQuality(sense, asked)) return { asked, matches: exact };
    if (exact.things.length === 0) return { asked, matches: matchTypos(index, sense, asked) };
    // What is nowhere more than a flavour, or begins no thing, may be mistyped.
    const isKnown = index.dictionary.idOf(asked.token.text) !== undefined && sense.kinds.listed(asked.token.text);
    const isMistake = asked.token.kind === 'word' && !isKnown && (exact.least >= weak || !(exact.sure || exact.begins));
    // So few are followed by what is written nearly alike: `Tortelloni` for `Tortellini`.
    const isRare = asked.token.kind === 'word' && asked.alone && exact.things.length < fewThings;
    if (!isMistake && !isRare) return { asked, matches: exact };
    const typos = matchTypos(index, sense, asked);
    // A rare word that is nearly one that everybody knows is mistyped in the catalogue, too.
    const isMisprint = isRare && !isKnown && typos.corrected !== undefined && sense.kinds.listed(typos.corrected);
    return { asked, matches: joint(isMisprint ? dearer(exact, cost.misprint) : exact, typos) };
  });
}

function isKnownQuality({ isKnownQuality }: WordSense, { token, alone }: Asked): boolean {
  return !alone && token.kind === 'word' && isKnownQuality?.(token.text) === true;
}

function withAll(words: readonly Matches[]): Findings {
  const [rarest, ...others] = [...words].sort((a, b) => a.things.length - b.things.length);
  if (!rarest) return noFindings;
  const things: number[] = [];
  const costs: number[] = [];
  for (const thing of rarest.things) {
    let sum = rarest.costs[thing] ?? nothing;
    let missing = false;
    for (const { costs: each } of others) {
      const one = each[thing] ?? nothing;
      if (one === nothing) {
        missing = true;
        break;
      }
      sum += one;
    }
    if (missing) continue;
    things.push(thing);
    costs.push(sum);
  }
  return { things, costs };
}

/** The rarer a word, the more it says; a number says little. */
function withMost(
  words: readonly { readonly asked: Asked; readonly matches: Matches }[],
  size: number,
  sense: WordSense,
  thingsFirst: boolean,
): Findings {
  const strengthOf = ({ asked }: { readonly asked: Asked }) => sense.kinds.of(asked.token.text)?.strength ?? 0;
  const strongest = words.reduce((most, word) => Math.max(most, strengthOf(word)), 0);
  const weighed = words.map((word) => {
    const { token } = word.asked;
    const strength = strengthOf(word);
    const rarity = Math.log(1 + size / word.matches.things.length);
    // The thing says more than how it should be: `vegane Butter` is rather butter than a vegan sausage. A flavour of
    // something made is no more: `Tomatensauce Basilikum`.
    const isExtra =
      token.kind !== 'word' ||
      sense.isQuality?.(token.text) ||
      (strength < strengths.basic && strongest > strengths.basic);
    const weight = isExtra ? rarity / 4 : thingsFirst && strength >= strengths.basic ? 2 * rarity : rarity;
    return { matches: word.matches, weight, isExtra };
  });
  const said = new Map<number, number>();
  for (const { matches, weight } of weighed)
    for (const thing of matches.things) said.set(thing, (said.get(thing) ?? 0) + weight);
  let most = 0;
  for (const weight of said.values()) most = Math.max(most, weight);
  const things = [...said].flatMap(([thing, weight]) => (weight >= enough * most ? [thing] : []));
  const costs = things.map((thing) =>
    weighed.reduce((sum, { matches, weight, isExtra }) => {
      const one = matches.costs[thing] ?? nothing;
      if (isExtra) return sum + Math.min(one, cost.noQuality);
      return sum + (one === nothing ? Math.round(8 + 4 * weight) : one);
    }, 0),
  );
  return { things, costs };
}

function dearer(matches: Matches, by: number): Matches {
  const costs = matches.costs.slice();
  for (const thing of matches.things) costs[thing] = Math.min((costs[thing] ?? 0) + by, nothing - 1);
  return { ...matches, costs, least: matches.least + by };
}

function joint(a: Matches, b: Matches): Matches {
  if (b.things.length === 0) return a;
  const more = b.things.filter((thing) => a.costs[thing] === nothing);
  const costs = a.costs.slice();
  for (const thing of b.things) costs[thing] = Math.min(costs[thing] ?? nothing, b.costs[thing] ?? nothing);
  return {
    sure: a.sure,
    begins: a.begins,
    least: Math.min(a.least, b.least),
    things: [...a.things, ...more],
    costs,
    ...(b.corrected !== undefined && { corrected: b.corrected }),
  };
}
