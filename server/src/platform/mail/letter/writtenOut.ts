import type { Draft, Mail } from '../mail.ts';
import { renderLetter } from './renderLetter.tsx';

/** A draft as the mail it becomes; the same draft is always the same mail. */
export function writtenOut({ letter, frame, ...envelope }: Draft): Mail {
  return { ...envelope, ...renderLetter(envelope.subject, letter, frame) };
}
