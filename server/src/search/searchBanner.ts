import type { SearchBanner } from '@trolley/contract';
import { searchFlyoutConfig } from '@trolley/contract';
import { z } from 'zod/mini';
import type { ComponentConfigs } from '../content/content.ts';
import { wordsOf } from './foldText.ts';

type Config = NonNullable<ComponentConfigs['search']>;
type Banner = SearchBanner & { readonly terms: readonly string[] };

const withBanners = z.object({ banners: searchFlyoutConfig.shape.banners });
const read = new WeakMap<Config, readonly Banner[]>();
/** Fewer letters could become anything. */
const fewestLetters = 3;

/** The banner that editors set for this term, or for one that begins with it. */
export function searchBanner(config: Config | undefined, term: string): SearchBanner | null {
  const typed = plain(term);
  if (!config || typed === '') return null;
  const isMeant = (wanted: string) => wanted === typed || (typed.length >= fewestLetters && wanted.startsWith(typed));
  const found = bannersOf(config).find(({ terms }) => terms.some((wanted) => isMeant(plain(wanted))));
  if (!found) return null;
  const { terms: _, ...banner } = found;
  return banner;
}

/** Made once for each state of the content; what is broken in it says nothing. */
function bannersOf(config: Config): readonly Banner[] {
  let banners = read.get(config);
  if (!banners) {
    const parsed = withBanners.safeParse(config);
    banners = parsed.success ? parsed.data.banners : [];
    read.set(config, banners);
  }
  return banners;
}

function plain(text: string): string {
  return wordsOf(text).join(' ');
}
