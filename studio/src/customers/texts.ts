import { createTexts } from '../shell/language/createTexts.ts';
import { de } from './messages.de.ts';
import { type CustomerTexts, en } from './messages.en.ts';

export const useTexts = createTexts<CustomerTexts>({ de, en });
