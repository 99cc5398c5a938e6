import type { IconShape } from './Icon.tsx';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from './icons.ts';

/** The kind of a message. */
export type Tone = 'success' | 'info' | 'warning' | 'error';

export const toneIcons: Readonly<Record<Tone, IconShape>> = {
  success: SuccessIcon,
  info: InfoIcon,
  warning: WarningIcon,
  error: ErrorIcon,
};
