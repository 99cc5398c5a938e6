import { createTexts } from '../shell/language/createTexts.ts';
import { de } from './messages.de.ts';
import { type ContentTexts, en } from './messages.en.ts';

export const useTexts = createTexts<ContentTexts>({ de, en });
