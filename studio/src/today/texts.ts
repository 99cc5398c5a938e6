import { createTexts } from '../shell/language/createTexts.ts';
import { de } from './messages.de.ts';
import { en, type TodayTexts } from './messages.en.ts';

export const useTexts = createTexts<TodayTexts>({ de, en });
