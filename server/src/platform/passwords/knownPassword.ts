import { createHash } from 'node:crypto';

/**
 * The salt for a password that everybody may know, as that of a demo account. It is made from the password, so that a
 * start sees by looking whether a hash is still that password's, which else takes a hash for each of them.
 */
export function saltOfKnown(password: string): Buffer {
  return createHash('sha256').update(`known to everybody: ${password}`).digest().subarray(0, 16);
}

/** Whether a hash was made for this password with its own salt. Nobody else's has that salt: all others are random. */
export function isHashOfKnown(hash: string, password: string): boolean {
  // $argon2id$v=19$m=…,t=…,p=…$salt$hash
  return hash.split('$')[4] === saltOfKnown(password).toString('base64').replace(/=+$/, '');
}
