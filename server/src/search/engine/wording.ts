import type { Catalogue, StoredProduct } from '../../catalogue/catalogue.ts';
import { baseSynonyms } from '../synonyms/baseSynonyms.ts';
import { createAbbreviations } from './abbreviations.ts';
import { createAisleSense, type Telling } from './aisleSense.ts';
import { createCompounds } from './compounds.ts';
import { kindsOf } from './kinds.ts';
import { createMakers } from './makers.ts';
import { type NameSense, nameRoles } from './nameRoles.ts';
import { type ProductWording, qualitiesOf } from './productWords.ts';
import { type Language, stem } from './stem.ts';
import { createSynonyms, type Synonyms } from './synonyms.ts';
import { tokensOf } from './tokens.ts';

export function languageOf(locale: string): Language {
  return locale.startsWith('de') ? 'de' : 'en';
}

type Pause = () => Promise<void> | undefined;

const noOwn: Catalogue['synonyms'] = [];
const made: Readonly<Record<Language, WeakMap<Catalogue['synonyms'], Synonyms>>> = {
  de: new WeakMap(),
  en: new WeakMap(),
};

/** Those of the language with the retailer's own. Most changes of a catalogue leave them, and they are made once for all. */
async function synonymsOf(language: Language, given: Catalogue['synonyms'], pause: Pause): Promise<Synonyms> {
  const own = given.length === 0 ? noOwn : given;
  const known = made[language].get(own);
  if (known) return known;
  const synonyms = await createSynonyms([...baseSynonyms[language], ...own], language, pause);
  made[language].set(own, synonyms);
  return synonyms;
}

/** The words of a catalogue: which stand alone, which mean the same, what they are, and on which shelf it lies. */
export interface GrowingWording extends ProductWording {
  learnProduct(product: Pick<StoredProduct, 'name' | 'find'>): void;
  /** Its words alone, where enough others have told how names are made. */
  learnWords(product: Pick<StoredProduct, 'name' | 'find'>): void;
  /** A name with the words in full that it cuts short with a dot. */
  inFull(name: string): string;
  /** Knows from now on what is cut short with a dot; once enough names have been learned. */
  learnAbbreviations(): void;
  /** Remembers on what shelf a product lies; once its words and those of the others are learned. */
  watchProduct(product: StoredProduct, path: readonly string[], brand: string): void;
  learnAisles(): void;
}

/** Knows the words of categories and synonyms; those of products it is taught one by one. */
export async function createWording(
  { locale, synonyms: ownSynonyms, categories }: Pick<Catalogue, 'locale' | 'synonyms' | 'categories'>,
  pause: Pause,
): Promise<GrowingWording> {
  const language = languageOf(locale);
  const kinds = kindsOf(language);
  const compounds = createCompounds(language);
  const synonyms = await synonymsOf(language, ownSynonyms, pause);
  const makers = createMakers(kinds);
  const abbreviations = createAbbreviations(kinds, language);
  const aisles = createAisleSense(kinds);
  const qualities = new Set<string>();
  const learn = (text: string) => {
    for (const { text: word, kind } of tokensOf(text)) if (kind === 'word') compounds.learn(word);
  };
  const count = (text: string) => {
    for (const { text: word, kind } of tokensOf(text)) if (kind === 'word') abbreviations.learn(word);
  };
  for (const word of kinds.words) compounds.learn(word);
  for (const word of synonyms.words) {
    compounds.learn(word);
    await pause();
  }
  for (const { name } of categories.values()) learn(name);
  const sense: NameSense = {
    language,
    kinds,
    isQuality: (word) => organic.has(word) || qualities.has(stem(word, language)),
    makerWords: (tokens) => makers.wordsOf(tokens),
  };
  const tell = (product: StoredProduct, path: readonly string[], brand: string): Telling => ({
    roles: nameRoles(abbreviations.inFull(product.name), sense, brand),
    category: product.category,
    path,
    brand: product.brand ?? '',
    pack: product.pack,
    weighed: product.selling !== 'pack',
  });
  const learnWords: GrowingWording['learnWords'] = ({ name, find }) => {
    const whole = abbreviations.without(name);
    learn(whole);
    for (const quality of qualitiesOf(whole, language)) qualities.add(quality);
    for (const text of find) learn(text);
  };
  return {
    language,
    compounds,
    synonyms,
    kinds,
    aisles,
    sense,
    tell,
    learnWords,
    learnProduct(product) {
      learnWords(product);
      count(abbreviations.without(product.name));
      makers.learn(product.name);
    },
    inFull: (name) => abbreviations.inFull(name),
    learnAbbreviations: () => abbreviations.settle(),
    watchProduct: (product, path, brand) => aisles.watch(tell(product, path, brand)),
    learnAisles: () => aisles.learn(),
  };
}

/** Stands before the name of everything that is. */
const organic: ReadonlySet<string> = new Set(['bio', 'organic']);
