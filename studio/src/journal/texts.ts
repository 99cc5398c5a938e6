import { createTexts } from '../shell/language/createTexts.ts';
import { de } from './messages.de.ts';
import { en, type JournalTexts } from './messages.en.ts';

export const useTexts = createTexts<JournalTexts>({ de, en });
