import { type checkText as checkCall, type EndpointReply, wordFailures } from '@trolley/contract';
import compile from 'icu-minify/compile';
import type { SourceTexts } from '../../tenant/messages.ts';
import type { WordRefused } from '../refusals.ts';
import { argumentsOf, partsOf } from './argumentsOf.ts';
import { exampleTexts } from './exampleTexts.ts';
import { textProblems } from './textProblems.ts';

/** What is wrong with a text, and how it and the original read. */
export function checkText(
  { key, text }: { readonly key: string; readonly text: string },
  sourceTexts: SourceTexts,
  language: { readonly locale: string; readonly timeZone: string },
): EndpointReply<typeof checkCall> | WordRefused {
  const original = sourceTexts.get(key)?.text;
  if (original === undefined) return { failure: wordFailures.textNotFound };
  const problems = textProblems(original, text);
  const all = argumentsOf(partsOf(compile(original)));
  return {
    arguments: [...all],
    problems: [...problems],
    examples: problems.length > 0 ? [] : [...exampleTexts(text, all, language)],
    originalExamples: [...exampleTexts(original, all, language)],
  };
}
