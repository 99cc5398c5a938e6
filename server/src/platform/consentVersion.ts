import { createHash } from 'node:crypto';

/** By which equal texts are known in the proofs of a consent. */
export const consentVersion = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
