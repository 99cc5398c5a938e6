import type { ShownText } from '@trolley/contract';
import compile from 'icu-minify/compile';
import type { SourceTexts } from '../../tenant/messages.ts';
import { isFitting } from '../layTexts.ts';
import type { StoredText } from '../words.ts';
import { argumentsOf, partsOf } from './argumentsOf.ts';
import { exampleTexts } from './exampleTexts.ts';
import { isFixedText } from './isFixedText.ts';

interface World {
  readonly language: { readonly locale: string; readonly timeZone: string };
  readonly sourceTexts: SourceTexts;
  placesOf(key: string): readonly string[];
  nameOf(stored: StoredText): Pick<ShownText, 'changedBy'>;
}

/** A text as the studio sees it; undefined where the shop has none of this key. */
export function showText(key: string, stored: StoredText | undefined, world: World): ShownText | undefined {
  const original = world.sourceTexts.get(key)?.text;
  if (original === undefined) return undefined;
  return {
    key,
    original,
    revision: stored?.revision ?? 0,
    places: [...world.placesOf(key)],
    ...(isFixedText(key, original) && { fixed: true }),
    ...(stored && shownChange(stored, original, world)),
    ...readable(stored && isFitting(world.sourceTexts, key, stored.text) ? stored.text : original, world),
  };
}

/** Words to choose from are hard to read in a list. */
function readable(text: string, { language }: World): Pick<ShownText, 'reads'> {
  if (!/\{\s*\w+\s*,\s*(plural|select)/.test(text)) return {};
  const reads = exampleTexts(text, argumentsOf(partsOf(compile(text))), language).at(-1)?.text;
  return reads === undefined ? {} : { reads };
}

function shownChange(stored: StoredText, original: string, { sourceTexts, nameOf }: World) {
  return {
    text: stored.text,
    ...(stored.original !== original && { formerOriginal: stored.original }),
    ...(!isFitting(sourceTexts, stored.key, stored.text) && { unfit: true }),
    changedAt: stored.changedAt.toISOString(),
    ...nameOf(stored),
  };
}
