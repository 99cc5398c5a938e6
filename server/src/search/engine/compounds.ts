import { withdrawsQuality } from './qualityWords.ts';
import type { Language } from './stem.ts';
import { stem } from './stem.ts';

/** A word inside a longer one. The head says what it is (`Vollkornbrot` is bread), what stands before it which one. */
export interface Part {
  readonly word: string;
  readonly head: boolean;
}

/** Takes words apart by the words that stand alone somewhere in the catalogue. */
export interface Compounds {
  /** Makes a word known as one that stands alone. */
  learn(word: string): void;
  /** Learns heads that never stand alone, as `Filet` in `Lachsfilet`, `Hühnerfilet` and `Zanderfilet`. */
  learnHeads(pause: () => Promise<void> | undefined): Promise<void>;
  /** Its parts of all levels; empty for a simple word. */
  partsOf(word: string): readonly Part[];
  /** The parts of a typed word: only whole words, side by side. */
  split(typed: string): readonly string[];
}

const shortestPart = 3;
const shortestHead = 4;
const longestWord = 60;
const wordsThatMakeAHead = 3;
/** Nouns of two letters that goods are made of: oil and egg, folded. */
const shortNouns: ReadonlySet<string> = new Set(['ol', 'ei']);
/** What German puts between the parts of a word. */
const links = ['', 's', 'n', 'en', 'e', 'er', 'es'];
/** Words that are not what they end with: no apples, no cheese, no leek. Stems. */
const deceptive: ReadonlySet<string> = new Set(
  `erdapfel granatapfel leberkas fleischkas knoblauch barlauch schnittlauch muskatnuss seelachs meerrettich gluhbirn lebkuch
  grillkohl holzkohl aktivkohl studentenfutt mundwass haarwass kirschwass rosenwass fruchtfleisch zuckerwatt sonnenmilch
  korpermilch reinigungsmilch eierschwammerl appenzell mariazell kichererbs sparschwein meerschwein`.split(/\s+/),
);
const endings: ReadonlySet<string> = new Set(['chen', 'lein', 'lich', 'isch', 'heit', 'keit']);

export function createCompounds(language: Language): Compounds {
  const words = new Set<string>();
  const stems = new Set<string>();
  const cache = new Map<string, readonly Part[]>();
  const between = language === 'de' ? links : [''];
  const isLong = (word: string) => word.length >= shortestPart || (language === 'de' && shortNouns.has(word));
  const isWord = (word: string) => isLong(word) && words.has(word);
  const isForm = (word: string) => isLong(word) && (words.has(word) || stems.has(stem(word, language)));
  /** Of short words only those that are there as they are: a stem of three letters means little. */
  const isClearForm = (word: string) => isWord(word) || (word.length >= 5 && isForm(word));

  /** The cut that leaves the longest head; one that stands alone before one that only resembles it. */
  function cut(word: string, isHead: (part: string) => boolean): readonly [before: string, head: string] | undefined {
    for (let at = shortestPart - 1; at <= word.length - 2; at++) {
      const head = word.slice(at);
      if (!isHead(head)) continue;
      const before = beforeHead(word.slice(0, at));
      if (before !== undefined) return [before, head];
    }
    return undefined;
  }

  /** The known word before a head, without what links them; it may be a compound itself. */
  function beforeHead(text: string): string | undefined {
    const candidates = unlinked(text);
    return (
      candidates.find(isWord) ??
      candidates.find(isForm) ??
      candidates.find((one) => one.length >= 6 && cut(one, isForm) !== undefined)
    );
  }

  function unlinked(text: string): readonly string[] {
    return between.flatMap((link) => (text.endsWith(link) ? [text.slice(0, text.length - link.length)] : []));
  }

  /** A head behind something unknown, as in `Him|beere`: only in German, where every noun can be one. */
  function headOnly(word: string): string | undefined {
    if (language !== 'de') return undefined;
    for (let at = shortestPart; at <= word.length - shortestHead; at++) {
      const head = word.slice(at);
      // What stands before it can be said: `Sch|wein` cannot.
      if (words.has(head) && /[aeiouy]/.test(word.slice(0, at))) return head;
    }
    return undefined;
  }

  function partsOf(word: string): readonly Part[] {
    const cached = cache.get(word);
    if (cached) return cached;
    const isPlain = word.length <= longestWord && word.length >= 5 && /^\p{L}+$/u.test(word);
    const isWhole = deceptive.has(stem(word, language)) || withdrawsQuality(word, language);
    const parts = isPlain && !isWhole ? taken(word) : [];
    cache.set(word, parts);
    return parts;
  }

  function taken(word: string): readonly Part[] {
    const whole = cut(word, isWord) ?? cut(word, (part) => part.length >= shortestHead && isForm(part));
    if (whole) {
      const [before, head] = whole;
      return [
        ...partsOf(head),
        { word: head, head: true },
        ...partsOf(before).map((part) => ({ ...part, head: false })),
        { word: before, head: false },
      ];
    }
    const head = headOnly(word);
    return head === undefined ? [] : [...partsOf(head), { word: head, head: true }];
  }

  function learn(word: string): void {
    if (words.has(word)) return;
    words.add(word);
    stems.add(stem(word, language));
  }

  return {
    learn,
    async learnHeads(pause) {
      if (language !== 'de') return;
      const before = new Map<string, Set<string>>();
      for (const word of words) {
        await pause();
        if (word.length < 7 || word.length > longestWord || !/^\p{L}+$/u.test(word)) continue;
        for (let at = shortestPart; at <= word.length - shortestHead; at++) {
          const head = word.slice(at);
          // First what only looks up: to find a head's form its stem has to be made.
          const modifier = unlinked(word.slice(0, at)).find(isWord);
          if (modifier === undefined) continue;
          if (endings.has(head) || [0, 1, 2].some((more) => isForm(word.slice(at - more)))) continue;
          before.set(head, (before.get(head) ?? new Set()).add(modifier));
        }
      }
      const countOf = (head: string) => before.get(head)?.size ?? 0;
      // `sfilet` begins with what only links, `chnitten` lacks what does not: another one explains more words.
      const better = (head: string) => [
        ...[1, 2].filter((at) => countOf(head.slice(at)) > countOf(head) || words.has(head.slice(at))),
        ...between.filter((link) => link !== '' && countOf(link + head) >= countOf(head)),
      ];
      const heads = [...before.keys()].filter((head) => countOf(head) >= wordsThatMakeAHead);
      for (const head of heads.filter((one) => better(one).length === 0)) learn(head);
    },
    partsOf,
    split(typed) {
      const found = typed.length >= 5 && typed.length <= longestWord ? cut(typed, isClearForm) : undefined;
      if (!found) return [];
      const [before, head] = found;
      const first = isClearForm(before) ? [before] : this.split(before);
      return first.length > 0 ? [...first, head] : [];
    },
  };
}
