import type { FastifyRequest } from 'fastify';
import type { Visitor } from './cart/carts.ts';
import type { Sessions } from './customer/session/sessions.ts';
import type { Loyalty } from './loyalty/loyalty.ts';

interface Parts {
  /** Missing where the tenant has no accounts; the programme likewise. */
  readonly sessions: Pick<Sessions, 'visitorOf'> | undefined;
  readonly loyalty: { readonly programme: Pick<Loyalty['programme'], 'isAway'> } | undefined;
}

const guest: Visitor = { member: false };

/** Who sends a request. LOY-16: members whose programme is away pay regular prices until it is back. */
export function visitorOf({ sessions, loyalty }: Parts): (request: FastifyRequest) => Promise<Visitor> {
  return async (request) => {
    const who = await sessions?.visitorOf(request);
    if (!who) return guest;
    if (!who.member || !loyalty?.programme.isAway(who.customerId)) return who;
    return { ...who, member: false, programmeAway: true };
  };
}
