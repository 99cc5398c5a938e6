import { createTexts } from '../shell/language/createTexts.ts';
import { de } from './messages.de.ts';
import { en, type LoginTexts } from './messages.en.ts';

export const useTexts = createTexts<LoginTexts>({ de, en });
