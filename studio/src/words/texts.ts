import { createTexts } from '../shell/language/createTexts.ts';
import { de } from './messages.de.ts';
import { en, type WordTexts } from './messages.en.ts';

export const useTexts = createTexts<WordTexts>({ de, en });
