import { createHash } from 'node:crypto';

/** By which a guest is known again who used a code: the address itself is nobody's business there. */
export const emailHash = (email: string): Buffer => createHash('sha256').update(email.trim().toLowerCase()).digest();
