import { useState } from 'react';
import { MemberCard } from './MemberCard.tsx';
import { readStoredCard } from './storedCard.ts';

/** The card alone, while the shop cannot be reached. */
export function OfflineCard() {
  const [card] = useState(() => readStoredCard(sessionStorage));
  return card ? <MemberCard number={card.number} name={card.name} /> : null;
}
