import { writtenPostalCode } from '@trolley/contract';
import type { Database } from '../../../platform/database/database.ts';
import { type MemberOfCard, openLedger } from '../../ledger/openLedger.ts';
import { mayBecome, statesBefore } from '../cardLife.ts';
import type { SetCardNumber } from '../physicalCards.ts';
import { type AddressedCardRow, type PhysicalCardRow, selectCard, selectOpenCards, updateStatus } from '../queries.ts';
import type { Command } from './options.ts';

interface Said {
  readonly text: string;
  readonly exitCode: number;
}

const said = (...lines: readonly string[]): Said => ({ text: lines.join('\n'), exitCode: 0 });
const problem = (text: string): Said => ({ text, exitCode: 1 });
const most = 500;

/** Where numbers of cards are kept. */
export interface Accounts {
  readonly memberOfCard: MemberOfCard;
  readonly setCardNumber: SetCardNumber;
}

/** Carries out what staff asks for, until the studio has a screen for it. */
export async function runCardCommand(
  database: Database,
  command: Command,
  { memberOfCard, setCardNumber }: Accounts,
): Promise<Said> {
  const programme = openLedger(database, { pools: [] }, memberOfCard);
  if (command.name === 'member') {
    const found = await programme.memberOf(command.cardNumber);
    return typeof found === 'string' ? problem(`Nobody has the card ${command.cardNumber}.`) : said(found.memberId);
  }
  if (command.name === 'list') {
    const cards = await selectOpenCards(database, most);
    const lines = [...cards.filter(isOrdered), ...cards.filter((card) => !isOrdered(card))].map(brief);
    return lines.length === 0 ? said('There is nothing.') : said(...lines);
  }
  const card = await selectCard(database, command.memberId);
  if (!card) return problem(`Member ${command.memberId} has ordered no card.`);
  if (command.name === 'show') return said(brief(card), ...details(card));
  const { as } = command;
  if (as === 'lost') {
    const holder = { customerId: card.customerId, loyalityMemberId: card.memberId };
    const lost = await programme.loseCard(holder, (tx, number) => setCardNumber(tx, holder, number));
    if (typeof lost === 'string') return problem(`A card that is ${card.status} cannot become ${as}.`);
    return said(brief({ ...card, status: 'lost' }), `  new number: ${lost.newCardNumber}`);
  }
  // Told before it is tried; the statement itself asks again, and the database a third time.
  const moved =
    mayBecome(card.status, as) &&
    (await updateStatus(database, card.memberId, { to: as, from: [...statesBefore(as)] }));
  return moved ? said(brief({ ...card, ...moved })) : problem(`A card that is ${card.status} cannot become ${as}.`);
}

const isOrdered = ({ status }: PhysicalCardRow) => status === 'ordered';

function brief(card: AddressedCardRow): string {
  const { memberId, status, cardNumber, nameOnCard, orderedAt } = card;
  const parts = [
    memberId,
    status.padEnd(7),
    orderedAt.toISOString().slice(0, 10),
    cardNumber,
    nameOnCard || '(no name)',
  ];
  return [...parts, letterOf(card)].join('  ');
}

/** In one line, so that a name with a line break cannot look like another card. */
function letterOf({ address }: AddressedCardRow): string {
  if (!address) return '(its address was taken out)';
  const { firstName, lastName, company, streetName, streetNumber, stairCase, floor, door } = address;
  const { postalCode, city, countryCode } = address;
  const inside = [stairCase, floor, door].filter(Boolean).join('/');
  const lines = [
    `${firstName} ${lastName}`,
    company,
    `${streetName} ${streetNumber}${inside && `/${inside}`}`,
    `${writtenPostalCode(postalCode)} ${city}`,
    countryCode,
  ];
  return lines.filter(Boolean).join(', ').replace(/\s+/g, ' ');
}

function details({ sentAt, activeAt, lostAt }: PhysicalCardRow): readonly string[] {
  const moments = { sent: sentAt, active: activeAt, lost: lostAt };
  return Object.entries(moments).flatMap(([what, at]) => (at ? [`  ${what}: ${at.toISOString()}`] : []));
}
