import { z } from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { shownText, textArgument, textExample, textKey, textPlace, textProblem, typedText } from './text.ts';

const domain = 'words';

export const listTexts = defineEndpoint({
  method: 'GET',
  path: '/api/studio/texts',
  domain,
  permission: 'content:read',
  summary: 'Every text of the interface, as it is and as it was, with the places where it stands.',
  reply: z.object({ texts: z.array(shownText), places: z.array(textPlace), language: z.string() }),
});

export const checkText = defineEndpoint({
  method: 'POST',
  path: '/api/studio/texts/check',
  domain,
  permission: 'content:read',
  summary: 'What is wrong with a text in place of another one, and how it would read; nothing is changed.',
  body: z.object({ key: textKey, text: typedText }),
  reply: z.object({
    arguments: z.array(textArgument),
    problems: z.array(textProblem),
    examples: z.array(textExample),
    originalExamples: z.array(textExample),
  }),
});

export const saveText = defineEndpoint({
  method: 'PUT',
  path: '/api/studio/texts',
  domain,
  permission: 'content:publish',
  summary: 'Changes a text of the interface. Live at once.',
  body: z.object({ key: textKey, text: typedText, revision: z.int().check(z.nonnegative()) }),
  reply: shownText,
});

export const resetText = defineEndpoint({
  method: 'POST',
  path: '/api/studio/texts/reset',
  domain,
  permission: 'content:publish',
  summary: 'Takes a change back: the original is shown again.',
  body: z.object({ key: textKey, revision: z.int().check(z.nonnegative()) }),
  reply: shownText,
});
