import { createTexts } from '../shell/language/createTexts.ts';
import { de } from './messages.de.ts';
import { en, type StaffTexts } from './messages.en.ts';

export const useTexts = createTexts<StaffTexts>({ de, en });
