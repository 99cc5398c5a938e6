import { createHmac } from 'node:crypto';
import { sameSecret } from '../../platform/http/sameSecret.ts';

const stepMs = 30_000;
/** A clock may be half a minute off, either way. */
const tolerance = 1;

export const stepAt = (now: number) => Math.floor(now / stepMs);

/** RFC 6238 with what every authenticator app takes for granted: SHA-1, six digits, 30 seconds. */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) % 16;
  return String((mac.readUInt32BE(offset) % 2 ** 31) % 1_000_000).padStart(6, '0');
}

/** The step whose code this is; undefined for a wrong code, and for one not later than the last that was used. */
export function stepOf(code: string, { secret, lastStep }: { secret: Buffer; lastStep: number }, now: number) {
  const current = stepAt(now);
  const steps = Array.from({ length: 2 * tolerance + 1 }, (_, at) => current - tolerance + at);
  return steps.find((step) => step > lastStep && sameSecret(code, codeOf(secret, step)));
}

/** The earliest code that would work now; undefined where all of this moment are used. For the demo, which shows it. */
export function nextCode({ secret, lastStep }: { secret: Buffer; lastStep: number }, now: number): string | undefined {
  const step = Math.max(stepAt(now), lastStep + 1);
  return step > stepAt(now) + tolerance ? undefined : codeOf(secret, step);
}
