import type { CompiledTexts, SourceTexts } from '../tenant/messages.ts';
import { compileTexts } from '../tenant/messages.ts';
import { isFixedText } from './text/isFixedText.ts';
import { textProblems } from './text/textProblems.ts';
import type { StoredText } from './words.ts';

interface Laid extends CompiledTexts {
  /** Keys of changed texts that do not fit what the original has become; it is shown in their place. */
  readonly unfit: readonly string[];
}

/** The texts in force: those of the language and the tenant's files, with what the studio changed in their place. */
export function layTexts(
  given: { readonly sourceTexts: SourceTexts } & CompiledTexts,
  stored: readonly Pick<StoredText, 'key' | 'text'>[],
): Laid {
  const { sourceTexts, messages, areaTexts } = given;
  const fitting = stored.filter(({ key, text }) => isFitting(sourceTexts, key, text));
  const unfit = stored.filter((one) => !fitting.includes(one)).map(({ key }) => key);
  if (fitting.length === 0) return { messages, areaTexts, unfit };
  const changed = fitting.map(({ key, text }) => [key, { text, area: sourceTexts.get(key)?.area }] as const);
  const made = compileTexts(new Map(changed));
  const areas = Object.entries(made.areaTexts).map(([area, texts]) => {
    const before = areaTexts[area as keyof typeof areaTexts];
    // The same value where nothing of it changed: what was made of it stays.
    return [area, Object.keys(texts).length === 0 ? before : { ...before, ...texts }];
  });
  return {
    messages: { ...messages, ...made.messages },
    areaTexts: Object.fromEntries(areas) as CompiledTexts['areaTexts'],
    unfit,
  };
}

/** Whether a changed text can stand in place of the original as it is now. */
export function isFitting(sourceTexts: SourceTexts, key: string, text: string): boolean {
  const source = sourceTexts.get(key);
  return source !== undefined && !isFixedText(key, source.text) && textProblems(source.text, text).length === 0;
}
