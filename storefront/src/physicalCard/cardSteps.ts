import { expectedCard, type PhysicalCard } from '@trolley/contract';

export const cardStepNames = ['ordered', 'sent', 'arrived', 'active'] as const;

export interface CardStep {
  readonly name: (typeof cardStepNames)[number];
  readonly state: 'done' | 'current' | 'ahead';
  /** When it was, or is expected; missing where nobody can say. */
  readonly at?: number;
  /** It is expected, and not a promise. */
  readonly about?: true;
}

/** LOY-15: the four steps of a card's way, before it is ordered and afterwards. */
export function cardSteps({ status, ...card }: PhysicalCard, now: number): readonly CardStep[] {
  const momentOf = (at: string | undefined) => (at === undefined ? undefined : Date.parse(at));
  const ordered = momentOf(card.orderedAt) ?? now;
  const sent = momentOf(card.sentAt);
  const expected = expectedCard(ordered);
  const begun = status === 'none' || status === 'lost';
  const current = begun || status === 'ordered' ? 0 : status === 'sent' ? 1 : 3;
  const moments: readonly Pick<CardStep, 'at' | 'about'>[] = [
    { at: begun ? now : ordered },
    sent !== undefined && !begun ? { at: sent } : { at: begun ? expectedCard(now).sent : expected.sent, about: true },
    { at: begun ? expectedCard(now).arrived : expected.arrived, about: true },
    status === 'active' ? { at: momentOf(card.activeAt) } : {},
  ];
  return cardStepNames.map((name, at) => ({
    name,
    state: at < current || (status === 'active' && at === current) ? 'done' : at === current ? 'current' : 'ahead',
    ...(status === 'active' && name === 'arrived' ? {} : moments[at]),
  }));
}
