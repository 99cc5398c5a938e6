import { createTexts } from './language/createTexts.ts';
import { de } from './messages.de.ts';
import { en, type ShellTexts } from './messages.en.ts';

export const useShellTexts = createTexts<ShellTexts>({ de, en });
