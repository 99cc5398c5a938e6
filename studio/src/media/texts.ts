import { createTexts } from '../shell/language/createTexts.ts';
import { de } from './messages.de.ts';
import { en, type MediaTexts } from './messages.en.ts';

export const useTexts = createTexts<MediaTexts>({ de, en });
