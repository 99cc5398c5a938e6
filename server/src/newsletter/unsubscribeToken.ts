import { createHmac } from 'node:crypto';
import { sameSecret } from '../platform/http/sameSecret.ts';
import { isUuid } from '../platform/uuid.ts';

/** Whose subscription to what a link ends. */
export interface Leaving {
  readonly who: 'customer' | 'subscriber';
  readonly id: string;
  readonly topic: string;
}

/** Stands for all topics; no topic is called so. */
export const everyTopic = '_';

const letters = { customer: 'c', subscriber: 's' } as const;

/**
 * A link by which a newsletter is left works as long as there are mails with it, so it is signed, not stored: it stands
 * for one subscription, and names neither address nor person.
 */
export function unsubscribeToken(secret: Buffer, { who, id, topic }: Leaving): string {
  const said = `${letters[who]}.${id}.${topic}`;
  return `${said}.${signatureOf(secret, said)}`;
}

export function readUnsubscribeToken(secret: Buffer, token: string): Leaving | undefined {
  const [letter, id = '', topic = '', signature = '', ...rest] = token.split('.');
  const who = letter === 'c' ? 'customer' : letter === 's' ? 'subscriber' : undefined;
  if (who === undefined || !isUuid(id) || rest.length > 0) return undefined;
  return sameSecret(signature, signatureOf(secret, `${letter}.${id}.${topic}`)) ? { who, id, topic } : undefined;
}

function signatureOf(secret: Buffer, said: string): string {
  return createHmac('sha256', secret).update(`unsubscribe ${said}`).digest('base64url');
}
