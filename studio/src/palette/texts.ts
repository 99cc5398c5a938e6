import { createTexts } from '../shell/language/createTexts.ts';
import { de } from './messages.de.ts';
import { en, type PaletteTexts } from './messages.en.ts';

export const useTexts = createTexts<PaletteTexts>({ de, en });
