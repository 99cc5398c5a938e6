import type { TextArgument, TextProblem } from '@trolley/contract';
import compile from 'icu-minify/compile';
import { syntaxProblem } from '../../tenant/messages.ts';
import { argumentsOf, partsOf } from './argumentsOf.ts';

/** What a value of each kind can be used as: a number can be shown as it is, a word of the program cannot. */
const usableAs: Readonly<Record<TextArgument['kind'], readonly TextArgument['kind'][]>> = {
  number: ['number', 'plain'],
  date: ['date'],
  choice: ['choice'],
  plain: ['plain'],
};

/** What keeps a text from standing in place of the original: it is filled with the same values. */
export function textProblems(original: string, text: string): readonly TextProblem[] {
  if (text.trim() === '') return [problem('empty')];
  const broken = syntaxProblem(text);
  if (broken !== undefined) return [problem('syntax', { detail: broken })];
  const style = unknownStyle(original, text);
  if (style !== undefined) return [problem('syntax', { detail: style })];
  const parts = partsOf(compile(text));
  const known = new Map(argumentsOf(partsOf(compile(original))).map(({ name, kind }) => [name, kind]));
  return [
    ...[...parts.marks].map((name) => problem('mark', { name })),
    ...[...parts.uses.keys()].filter((name) => !known.has(name)).map((name) => problem('unknown', { name })),
    ...[...known.keys()].filter((name) => !parts.uses.has(name)).map((name) => problem('missing', { name })),
    ...[...known].flatMap(([name, kind]) =>
      [...(parts.uses.get(name) ?? [])]
        .filter((use) => !usableAs[kind].includes(use))
        .map((use) => problem('otherKind', { name, kind: use })),
    ),
  ];
}

/**
 * A way to write numbers and dates that the original does not use: the parser takes any, and many of them fail only where
 * the text is shown.
 */
function unknownStyle(original: string, text: string): string | undefined {
  const known = new Set(stylesOf(original));
  return stylesOf(text).find((style) => !known.has(style));
}

const stylesOf = (text: string) =>
  [...text.matchAll(/\{[^{},]*,\s*(?:number|date|time)\s*,\s*([^{}]*)\}/g)].map(([, style = '']) => style.trim());

function problem(code: TextProblem['code'], values: Record<string, string> = {}): TextProblem {
  return { code, values };
}
