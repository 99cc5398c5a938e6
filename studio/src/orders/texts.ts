import { createTexts } from '../shell/language/createTexts.ts';
import { de } from './messages.de.ts';
import { en, type OrderTexts } from './messages.en.ts';

export const useTexts = createTexts<OrderTexts>({ de, en });
