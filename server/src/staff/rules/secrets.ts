import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, as they stand in a link or a cookie; the database has only the hash. */
export const newSecret = () => randomBytes(32).toString('base64url');
export const secretHash = (secret: string) => createHash('sha256').update(secret).digest();
export const isSecret = (text: string | undefined): text is string => /^[A-Za-z0-9_-]{43}$/.test(text ?? '');

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 without padding, as authenticator apps read secrets. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** 160 bits, as long as the mac that is made with it. */
export const newTotpSecret = () => randomBytes(20);

/** What an app reads from a QR code: `issuer` is the shop, so that it stands beside the codes. */
export function secondFactorOf(secret: Buffer, { issuer, email }: { issuer: string; email: string }) {
  const written = base32(secret);
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  return { secret: written, uri: `otpauth://totp/${label}?secret=${written}&issuer=${encodeURIComponent(issuer)}` };
}

/** 80 bits each: nobody guesses one, not even from its hash, which may therefore be a fast one. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: 10 }, () => (base32(randomBytes(10)).toLowerCase().match(/.{4}/g) ?? []).join('-'));
}

/** As it was typed: capitals, spaces and dashes do not count. */
export const recoveryCodeHash = (typed: string) => secretHash(typed.toLowerCase().replace(/[\s-]/g, ''));
