import { z } from 'zod/mini';
import { addressForm } from '../customer/address.ts';
import { defineEndpoint } from '../wire/endpoint.ts';

const domain = 'loyalty';

/** LOY-15: where a plastic card is; `active` from its first scan at a till. */
export const physicalCardStates = ['none', 'ordered', 'sent', 'active', 'lost'] as const;
export type PhysicalCardState = (typeof physicalCardStates)[number];

/** Where a letter goes; the rules are those of every address. */
export const letterAddress = z.omit(addressForm, {
  category: true,
  phoneNumber: true,
  additionalInfo: true,
  position: true,
});
export type LetterAddress = z.infer<typeof letterAddress>;

/** What is printed on it: `Aoife Kelly`, `A. Kelly` or nothing. */
export const namesOnCard = ['full', 'initial', 'none'] as const;
export type NameOnCard = (typeof namesOnCard)[number];

export const physicalCard = z.object({
  status: z.enum(physicalCardStates),
  /** The number in its barcode. */
  cardNumber: z.optional(z.string()),
  /** Of a lost one: the number that the membership has instead; the old one finds nobody any more. */
  newCardNumber: z.optional(z.string()),
  /** As it is printed; empty where the member wanted none. */
  name: z.optional(z.string()),
  orderedAt: z.optional(z.iso.datetime()),
  sentAt: z.optional(z.iso.datetime()),
  activeAt: z.optional(z.iso.datetime()),
  lostAt: z.optional(z.iso.datetime()),
});
export type PhysicalCard = z.infer<typeof physicalCard>;

export const getPhysicalCard = defineEndpoint({
  method: 'GET',
  path: '/api/customers/physical-card/status',
  domain,
  customerOnly: true,
  summary: 'Where the member’s plastic card is: none, ordered, sent, active or lost.',
  reply: physicalCard,
});

export const orderPhysicalCard = defineEndpoint({
  method: 'POST',
  path: '/api/customers/physical-card',
  domain,
  customerOnly: true,
  summary:
    'Orders the plastic card, once per member; again only after it was lost. The address is for this letter alone.',
  body: z.object({ address: letterAddress, nameOnCard: z._default(z.enum(namesOnCard), 'full') }),
  reply: physicalCard,
});

export const reportCardLost = defineEndpoint({
  method: 'POST',
  path: '/api/customers/physical-card/lost',
  domain,
  customerOnly: true,
  summary:
    'The card did not arrive, or was lost: its number finds nobody any more, the membership has another one, and another card may be ordered.',
  reply: physicalCard,
});

/** Error codes of these calls. */
export const physicalCardFailures = {
  /** Only members of the programme have a card. */
  notAMember: 'notAMember',
  /** The card in the account was never proved: it may be another person’s. */
  cardNotProved: 'cardNotProved',
  /** One is on its way or in use. */
  cardOrderedAlready: 'cardOrderedAlready',
  /** There is no card that could be lost. */
  noCardToLose: 'noCardToLose',
} as const;

export function printedName(
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
  wish: NameOnCard,
): string {
  if (wish === 'none') return '';
  const [initial = ''] = Array.from(firstName.trim());
  const first = wish === 'initial' && initial !== '' ? `${initial}.` : firstName.trim();
  return `${first} ${lastName.trim()}`.trim();
}

/** A card is posted on the next working day and arrives about five working days after the order. */
const workingDays = { sent: 1, arrived: 5 } as const;

/** When a card that was ordered at a moment is expected to be posted and to arrive; Saturdays and Sundays do not count. */
export function expectedCard(orderedAt: number): { readonly sent: number; readonly arrived: number } {
  return {
    sent: addWorkingDays(orderedAt, workingDays.sent),
    arrived: addWorkingDays(orderedAt, workingDays.arrived),
  };
}

const dayMs = 86_400_000;

function addWorkingDays(from: number, days: number): number {
  let [at, left] = [from, days];
  while (left > 0) {
    at += dayMs;
    const weekday = new Date(at).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return at;
}
