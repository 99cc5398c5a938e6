import { aisles } from './aisles.ts';
import type { Kinds } from './kinds.ts';
import type { NameRoles } from './nameRoles.ts';
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
const headWeights = [0, 0.8, 2.2, 3.6, 4.6];
/** Long words name one thing and are hardly the flavour of another: `Ahornsirup`. */
const specialLength = 9;
const specialWeight = 3.4;
/** Long ones that chocolate tastes of; folded. */
const tastes: ReadonlySet<string> = new Set(['vollmilch', 'alpenmilch', 'alpenvollmilch']);
const besideWeight = 0.8;
const aloneWeight = 2.2;
/** The same where the name says nothing else, not even who made it. */
const nothingElseWeight = 5;
const materialWeight = 4;
const categoryNameWeight = 1.6;
const weights = { category: 1.2, brand: 0.8, first: 0.9, word: 0.35, unit: 0.3 } as const;
const most = 3.5;
const smoothing = 1.5;
const priorWeight = 0.5;
const strongEnough = 3;
const fewestSeen = 1.5;
const fewestNamed = 3;
const clearShare = 0.6;
const count = aisles.length;

export function createAisleSense(kinds: Kinds): AisleSense {
  let watched: Telling[] = [];
  let usual: Float32Array = new Float32Array(count).fill(1 / count);
  let prior = priorOf(usual);
  let learned: Readonly<Record<Space, Ratios>> = eachSpace((space) =>
    createRatios(createTally(), usual, weights[space]),
  );
  let named = new Map<string, number>();
  const ofCategories = new Map<string, Float32Array>();

  function ownEvidence({ roles, category, path, brand }: Telling, evidence: Float32Array): void {
    const { headKind, head, tokens, end, isBare } = roles;
    const raise = (aisle: number | undefined, by: number) => {
      if (aisle !== undefined) evidence[aisle] = (evidence[aisle] ?? 0) + by;
    };
    let others = 0;
    let material = -1;
    for (let place = 0; place < tokens.length; place++) {
      const token = tokens[place];
      if (token?.kind !== 'word') continue;
      if (token.text === 'aus') material = place;
      if (place === head || place >= end) continue;
      const kind = kinds.of(token.text);
      if (!kind) continue;
      others++;
      if (kind.strength >= strongEnough) raise(kind.aisle, besideWeight);
    }
    if (headKind) {
      // A fruit that is named alone is one, and no flavour.
      const isAlone = headKind.strength === 1 && others === 0;
      const alone = isBare && brand === '' ? nothingElseWeight : aloneWeight;
      const word = tokens[head]?.text ?? '';
      const isSpecial = headKind.strength === 2 && word.length >= specialLength && !tastes.has(word);
      const weight = isSpecial ? specialWeight : (headWeights[headKind.strength] ?? 0);
      raise(headKind.aisle, isAlone ? alone : weight);
    }
    // `aus Schokolade` says what it is made of.
    for (let place = material + 1; material >= 0 && place < Math.min(material + 4, tokens.length); place++) {
      const kind = kinds.of(tokens[place]?.text ?? '');
      if (!kind || kind.strength < 2) continue;
      raise(kind.aisle, materialWeight);
      break;
    }
    const called = categoryEvidence(category, path);
    for (let aisle = 0; aisle < count; aisle++) raise(aisle, called[aisle] ?? 0);
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

  function eachFeature(
    { roles, category, brand, pack, weighed }: Telling,
    visit: (space: Space, feature: string) => void,
  ): void {
    const { tokens, brandWords } = roles;
    visit('category', category);
    if (brand !== '') visit('brand', brand);
    for (let place = 0; place < tokens.length; place++) {
      const token = tokens[place];
      if (token?.kind !== 'word' || token.text.length < 3) continue;
      visit(place === 0 && brandWords > 0 ? 'first' : 'word', token.text);
    }
    const unit = weighed ? 'weighed' : pack.slice(pack.lastIndexOf(' ') + 1);
    visit('unit', unit);
  }

  function judge(telling: Telling): Float32Array {
    const score = prior.slice();
    ownEvidence(telling, score);
    eachFeature(telling, (space, feature) => learned[space].addTo(score, feature));
    soften(score);
    return score;
  }

  function tallyAll(isFirst: boolean): void {
    const tallies = eachSpace(createTally);
    const heads = createTally();
    const sums = new Float32Array(count).fill(0.5);
    for (const telling of watched) {
      const { headKind, tokens, head } = telling.roles;
      // At first only what names itself clearly teaches.
      if (isFirst && (headKind?.aisle === undefined || headKind.strength < 2)) continue;
      const chances = judge(telling);
      for (let aisle = 0; aisle < count; aisle++) sums[aisle] = (sums[aisle] ?? 0) + (chances[aisle] ?? 0);
      eachFeature(telling, (space, feature) => tallies[space].add(feature, chances));
      const thing = tokens[head];
      if (!isFirst && thing?.kind === 'word' && !headKind) heads.add(thing.text, chances);
    }
    const total = sums.reduce((sum, one) => sum + one, 0);
    usual = sums.map((one) => one / total);
    prior = priorOf(usual);
    learned = eachSpace((space) => createRatios(tallies[space], usual, weights[space]));
    named = clearOnes(heads);
  }

  return {
    watch: (telling) => watched.push(telling),
    learn() {
      tallyAll(true);
      tallyAll(false);
      watched = [];
    },
    chances: judge,
    aisleOf: (word) => named.get(word),
  };
}

/** What speaks for each shelf before anything is known. */
function priorOf(usual: Float32Array): Float32Array {
  return usual.map((chance) => priorWeight * Math.log(chance));
}

type Space = keyof typeof weights;

function eachSpace<T>(make: (space: Space) => T): Record<Space, T> {
  return {
    category: make('category'),
    brand: make('brand'),
    first: make('first'),
    word: make('word'),
    unit: make('unit'),
  };
}

/** How often each feature was seen on each shelf. */
interface Tally {
  readonly places: ReadonlyMap<string, number>;
  add(feature: string, chances: Float32Array): void;
  at(place: number, aisle: number): number;
  total(place: number): number;
}

function createTally(): Tally {
  const places = new Map<string, number>();
  let sums = new Float32Array(1024 * count);
  const at = (place: number, aisle: number) => sums[place * count + aisle] ?? 0;
  return {
    places,
    add(feature, chances) {
      let place = places.get(feature);
      if (place === undefined) {
        place = places.size;
        places.set(feature, place);
        if (places.size * count > sums.length) {
          const larger = new Float32Array(sums.length * 2);
          larger.set(sums);
          sums = larger;
        }
      }
      const from = place * count;
      for (let aisle = 0; aisle < count; aisle++)
        sums[from + aisle] = (sums[from + aisle] ?? 0) + (chances[aisle] ?? 0);
    },
    at,
    total(place) {
      let total = 0;
      for (let aisle = 0; aisle < count; aisle++) total += at(place, aisle);
      return total;
    },
  };
}

/** What each feature says for each shelf, as logarithms against what is usual; what was seen once says nothing. */
interface Ratios {
  addTo(score: Float32Array, feature: string): void;
}

function createRatios(tally: Tally, usual: Float32Array, weight: number): Ratios {
  const places = new Map<string, number>();
  const kept = [...tally.places].filter(([, place]) => tally.total(place) >= fewestSeen);
  const ratios = new Float32Array(kept.length * count);
  for (const [index, [feature, place]] of kept.entries()) {
    places.set(feature, index);
    const total = tally.total(place);
    for (let aisle = 0; aisle < count; aisle++) {
      const chance = usual[aisle] ?? 1;
      const share = (tally.at(place, aisle) + smoothing * chance) / (total + smoothing);
      ratios[index * count + aisle] = weight * Math.max(-most, Math.min(most, Math.log(share / chance)));
    }
  }
  return {
    addTo(score, feature) {
      const index = places.get(feature);
      if (index === undefined) return;
      const from = index * count;
      for (let aisle = 0; aisle < count; aisle++) score[aisle] = (score[aisle] ?? 0) + (ratios[from + aisle] ?? 0);
    },
  };
}

/** The shelf of every word that names things of nearly one shelf only. */
function clearOnes(tally: Tally): Map<string, number> {
  const clear = new Map<string, number>();
  for (const [word, place] of tally.places) {
    let best = 0;
    for (let aisle = 1; aisle < count; aisle++) if (tally.at(place, aisle) > tally.at(place, best)) best = aisle;
    const total = tally.total(place);
    if (total >= fewestNamed && tally.at(place, best) >= clearShare * total) clear.set(word, best);
  }
  return clear;
}

/** Scores as chances, in place. */
function soften(score: Float32Array): void {
  let highest = -Infinity;
  for (let aisle = 0; aisle < count; aisle++) highest = Math.max(highest, score[aisle] ?? 0);
  let total = 0;
  for (let aisle = 0; aisle < count; aisle++) {
    const chance = Math.exp((score[aisle] ?? 0) - highest);
    score[aisle] = chance;
    total += chance;
  }
  for (let aisle = 0; aisle < count; aisle++) score[aisle] = (score[aisle] ?? 0) / total;
}
