import { aisles, type Kinds } from './kinds.ts';
import type { NameRoles } from './nameRoles.ts';
import { type Language, stem } from './stem.ts';
import { tokensOf } from './tokens.ts';

/** What tells on which shelf a product lies. */
export interface Telling {
  readonly roles: NameRoles;
  readonly category: string;
  /** Names of its category and those above it, leaf first. */
  readonly path: readonly string[];
  readonly brand: string;
  readonly pack: string;
  readonly weighed: boolean;
}

/** On which shelf products lie, learned from a catalogue: its categories, makers and words, however poor they are. */
export interface AisleSense {
  /** Remembers a product to learn from. */
  watch(telling: Telling): void;
  /** Learns from what was watched. */
  learn(): void;
  /** The chance of each shelf. */
  chances(telling: Telling): Float32Array;
  /** The shelf of a word that is listed nowhere, by the things it names; undefined where it names too few or too many. */
  aisleOf(word: string): number | undefined;
}

/** Natural logarithms of how much likelier a head of each strength makes its shelf. */
const headWeights = [0, 0.8, 2.2, 3.2, 4.2];
const besideWeight = 0.8;
const materialWeight = 2.5;
const categoryNameWeight = 1.6;
const weights = { category: 1.3, brand: 0.8, first: 0.9, word: 0.35, unit: 0.3 } as const;
const most = 3.5;
const smoothing = 1.5;
const fewestNamed = 3;
const clearShare = 0.6;
const count = aisles.length;

export function createAisleSense(kinds: Kinds, language: Language): AisleSense {
  let watched: Telling[] = [];
  let tallies = new Map<string, Float32Array>();
  let named = new Map<string, Float32Array>();
  let prior = new Float32Array(count).fill(1 / count);
  const ofCategories = new Map<string, Float32Array>();

  function ownEvidence({ roles, category, path }: Telling): Float32Array {
    const evidence = new Float32Array(count);
    const { headKind, head, tokens, end } = roles;
    if (headKind?.aisle !== undefined) evidence[headKind.aisle] = (evidence[headKind.aisle] ?? 0) + (headWeights[headKind.strength] ?? 0);
    for (let place = 0; place < end; place++) {
      const token = tokens[place];
      if (place === head || token?.kind !== 'word') continue;
      const kind = kinds.of(token.text);
      if (kind?.aisle !== undefined && kind.strength >= 3) evidence[kind.aisle] = (evidence[kind.aisle] ?? 0) + besideWeight;
    }
    // `aus Schokolade` says what it is made of.
    const from = tokens.findIndex(({ text }) => text === 'aus');
    const material = from < 0 ? undefined : tokens.slice(from + 1, from + 4).map(({ text }) => kinds.of(text)).find((kind) => kind && kind.strength >= 3);
    if (material?.aisle !== undefined) evidence[material.aisle] = (evidence[material.aisle] ?? 0) + materialWeight;
    const named = categoryEvidence(category, path);
    for (let a = 0; a < count; a++) evidence[a] = (evidence[a] ?? 0) + (named[a] ?? 0);
    return evidence;
  }

  /** A category that is called after things holds them: `Brot & Gebäck`. */
  function categoryEvidence(category: string, path: readonly string[]): Float32Array {
    const known = ofCategories.get(category);
    if (known) return known;
    const evidence = new Float32Array(count);
    for (const [level, name] of path.entries())
      for (const { text } of tokensOf(name)) {
        const aisle = kinds.of(text)?.aisle;
        if (aisle !== undefined) evidence[aisle] = Math.max(evidence[aisle] ?? 0, categoryNameWeight / (1 + level));
      }
    ofCategories.set(category, evidence);
    return evidence;
  }

  function features({ roles, category, brand, pack, weighed }: Telling): readonly (readonly [string, number])[] {
    const { tokens, brandWords } = roles;
    const list: (readonly [string, number])[] = [[`c:${category}`, weights.category]];
    if (brand !== '') list.push([`b:${brand}`, weights.brand]);
    const seen = new Set<string>();
    for (const [place, { text, kind }] of tokens.entries()) {
      if (kind !== 'word' || text.length < 3) continue;
      const root = stem(text, language);
      if (place === 0 && brandWords > 0) list.push([`f:${root}`, weights.first]);
      else if (!seen.has(root)) list.push([`w:${root}`, weights.word]);
      seen.add(root);
    }
    const unit = /[a-zäöü]+/i.exec(pack)?.[0];
    if (unit !== undefined) list.push([`u:${unit.toLowerCase()}${weighed ? '+' : ''}`, weights.unit]);
    return list;
  }

  function judge(telling: Telling, withTallies: boolean): Float32Array {
    const score = ownEvidence(telling);
    for (let a = 0; a < count; a++) score[a] = (score[a] ?? 0) + 0.5 * Math.log(prior[a] ?? 1);
    if (withTallies) {
      for (const [feature, weight] of features(telling)) {
        const tally = tallies.get(feature);
        if (!tally) continue;
        let total = 0;
        for (let a = 0; a < count; a++) total += tally[a] ?? 0;
        for (let a = 0; a < count; a++) {
          const usual = prior[a] ?? 1;
          const share = ((tally[a] ?? 0) + smoothing * usual) / (total + smoothing);
          score[a] = (score[a] ?? 0) + weight * Math.max(-most, Math.min(most, Math.log(share / usual)));
        }
      }
    }
    return softened(score);
  }

  function tallyAll(withTallies: boolean): void {
    const next = new Map<string, Float32Array>();
    const heads = new Map<string, Float32Array>();
    const sums = new Float32Array(count).fill(0.5);
    for (const telling of watched) {
      const { headKind } = telling.roles;
      // At first only what names itself clearly teaches.
      if (!withTallies && (headKind?.aisle === undefined || headKind.strength < 2)) continue;
      const chances = judge(telling, withTallies);
      for (let a = 0; a < count; a++) sums[a] = (sums[a] ?? 0) + (chances[a] ?? 0);
      for (const [feature] of features(telling)) add(next, feature, chances);
      const head = telling.roles.tokens[telling.roles.head];
      if (withTallies && head?.kind === 'word') add(heads, stem(head.text, language), chances);
    }
    const total = sums.reduce((sum, one) => sum + one, 0);
    prior = sums.map((one) => one / total);
    tallies = next;
    named = heads;
  }

  return {
    watch: (telling) => watched.push(telling),
    learn() {
      tallyAll(false);
      tallyAll(true);
      watched = [];
      for (const [feature, tally] of tallies) if (tally.reduce((sum, one) => sum + one, 0) < 1.5) tallies.delete(feature);
    },
    chances: (telling) => judge(telling, true),
    aisleOf(word) {
      const tally = named.get(stem(word, language));
      if (!tally) return undefined;
      let [best, total] = [0, 0];
      for (let a = 0; a < count; a++) {
        total += tally[a] ?? 0;
        if ((tally[a] ?? 0) > (tally[best] ?? 0)) best = a;
      }
      return total >= fewestNamed && (tally[best] ?? 0) >= clearShare * total ? best : undefined;
    },
  };
}

function add(tallies: Map<string, Float32Array>, key: string, chances: Float32Array): void {
  let tally = tallies.get(key);
  if (!tally) tallies.set(key, (tally = new Float32Array(count)));
  for (let a = 0; a < count; a++) tally[a] = (tally[a] ?? 0) + (chances[a] ?? 0);
}

function softened(score: Float32Array): Float32Array {
  let highest = -Infinity;
  for (const one of score) if (one > highest) highest = one;
  let total = 0;
  const chances = score.map((one) => Math.exp(one - highest));
  for (const one of chances) total += one;
  return chances.map((one) => one / total);
}
