import {
  donatePoints,
  errorCodes,
  getCardInfo,
  getMovements,
  headers,
  loyaltyFailures,
  loyaltyStatus,
  unknownCardCode,
} from '@trolley/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../platform/http/refusal.ts';
import { serve } from '../platform/http/serve.ts';
import { type Cards, cardInfo, type LoyaltyRefused } from './cardInfo.ts';
import { donate } from './donate.ts';
import { away } from './programme.ts';

interface Parts extends Cards {
  /** Refuses with 401 without a session. */
  requireCustomer(request: FastifyRequest): Promise<{ readonly customerId: string }>;
}

const pageOfMovements = 20;

const messages: Readonly<Record<LoyaltyRefused['failure'], readonly [status: number, message: string]>> = {
  [loyaltyFailures.cardUnknown]: [404, `The programme does not know this card: errorCode ${unknownCardCode}.`],
  [loyaltyFailures.notMember]: [403, 'Only members with a proved card can do this: link the card first.'],
  [loyaltyFailures.tooFewPoints]: [409, 'There are not as many points.'],
  [loyaltyFailures.donationUnknown]: [400, 'This cannot be donated: choose one of the portions that are offered.'],
  [loyaltyFailures.keyReused]: [409, 'This idempotency key was used for something else: send a new one.'],
  [loyaltyFailures.programmeAway]: [503, 'The loyalty programme does not answer. Nothing was booked; try again later.'],
};

function done<T>(result: T | LoyaltyRefused): T {
  if (typeof result !== 'object' || result === null || !('failure' in result)) return result;
  const [status, message] = messages[result.failure];
  throw new Refusal(status, result.failure, message);
}

/** LOY-04, LOY-16: what a customer asks of the programme. */
export function loyaltyRoutes(app: FastifyInstance, parts: Parts): void {
  const { requireCustomer, loyalty, membershipOf } = parts;
  const idOf = async (request: FastifyRequest) => (await requireCustomer(request)).customerId;

  serve(app, getCardInfo, async ({ query: { currentIds, dontRenderText } }, { request }) => {
    const ids = currentIds?.split(',').filter((id) => id !== '');
    const asked = { currentIds: ids?.length ? ids : undefined, withTexts: dontRenderText !== 'true' };
    return done(await cardInfo(parts, { ...asked, customerId: await idOf(request) }));
  });

  serve(app, getMovements, async ({ query: { before } }, { request }) => {
    const customerId = await idOf(request);
    const own = await membershipOf(customerId);
    const { loyalityMemberId, mpCardId, joeAuthenticationStatus } = own ?? {};
    const known = { joeAuthenticationStatus: joeAuthenticationStatus ?? undefined, mpCardId: mpCardId ?? undefined };
    const status = loyaltyStatus({ ...known, loyalityMemberId: loyalityMemberId ?? undefined });
    if (typeof loyalityMemberId !== 'string' || (status !== 'authenticated' && status !== 'onlineOnly'))
      return { movements: [] };
    const member = { customerId, loyalityMemberId, mpCardId: known.mpCardId };
    const movements = await loyalty.programme.movementsOf(member, { before, limit: pageOfMovements });
    if (movements === away) return done<{ movements: [] }>({ failure: loyaltyFailures.programmeAway });
    return { movements: [...movements] };
  });

  serve(app, donatePoints, async ({ body: { poolId, value } }, { request }) => {
    const customerId = await idOf(request);
    return done(await donate(parts, { customerId, poolId, value, idempotencyKey: keyOf(request) }));
  });
}

/** Points are given once, however often the call is sent: so there is no call without a key. */
function keyOf(request: FastifyRequest): string {
  const key = request.headers[headers.idempotencyKey];
  if (typeof key === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(key)) return key;
  const message = 'expected 1 to 64 letters, digits, - or _';
  throw new Refusal(400, errorCodes.invalidRequest, `The headers are not as expected: ${message}.`, {
    fields: [{ path: headers.idempotencyKey, message }],
  });
}
