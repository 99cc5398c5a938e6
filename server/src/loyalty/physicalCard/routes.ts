import {
  getPhysicalCard,
  reportCardLost as lostCall,
  loyaltyFailures,
  orderPhysicalCard as orderCall,
  physicalCardFailures,
} from '@trolley/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { cardStatus } from './cardStatus.ts';
import { orderCard } from './orderCard.ts';
import type { AddressRefused, PhysicalCards } from './physicalCards.ts';
import { reportLost } from './reportLost.ts';

const messages: Readonly<Record<string, readonly [status: number, message: string]>> = {
  [physicalCardFailures.notAMember]: [403, 'Only members have a card: join the programme or link a card first.'],
  [physicalCardFailures.cardNotProved]: [
    403,
    'The card in this account was never proved: link it with its code first.',
  ],
  [loyaltyFailures.programmeAway]: [503, 'The loyalty programme does not answer. Try again later.'],
  [physicalCardFailures.cardOrderedAlready]: [409, 'A card is on its way or in use: there is one per member.'],
  [physicalCardFailures.noCardToLose]: [409, 'There is no card that was sent.'],
};

/** Nobody orders letters by the dozen. */
const rare = { rateLimit: { max: 60, timeWindow: 60_000 } };

/** LOY-08, LOY-15: the plastic card of a member; shops whose programme prints none do not open these. */
export function physicalCardRoutes(app: FastifyInstance, cards: PhysicalCards): void {
  const idOf = async (request: FastifyRequest) => (await cards.requireCustomer(request)).customerId;

  serve(app, getPhysicalCard, async (_, { request }) => cardStatus(cards, await idOf(request)));

  serve(app, orderCall, async ({ body }, { request }) => done(await orderCard(cards, await idOf(request), body)), rare);

  serve(app, lostCall, async (_, { request }) => done(await reportLost(cards, await idOf(request))), rare);
}

function done<T extends object>(result: T | AddressRefused): T {
  if (!('failure' in result)) return result;
  const { failure, fields, message } = result;
  const [status, words] = messages[failure] ?? [400, 'The address is not as expected.'];
  throw new Refusal(status, failure, message ?? words, { fields });
}
