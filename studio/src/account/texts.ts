import { createTexts } from '../shell/language/createTexts.ts';
import { de } from './messages.de.ts';
import { type AccountTexts, en } from './messages.en.ts';

export const useTexts = createTexts<AccountTexts>({ de, en });
