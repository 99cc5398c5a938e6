import type { PhysicalCard } from '@trolley/contract';
import { Icon } from '@trolley/ui/Icon.tsx';
import { CheckIcon } from '@trolley/ui/icons.ts';
import { useShop, useText } from '../shell/shop.tsx';
import { type CardStep, cardSteps } from './cardSteps.ts';

/** The card's way in four steps; the same before the order and as its state afterwards. */
export function CardSteps({ card, now }: { readonly card: PhysicalCard; readonly now: number }) {
  const text = useText();
  return (
    <section className="card-way" aria-labelledby="card-way">
      <h2 id="card-way" className="visually-hidden">
        {text('card.way')}
      </h2>
      <ol className="card-steps">
        {cardSteps(card, now).map((step) => (
          <Step key={step.name} step={step} isOrdered={card.status !== 'none' && card.status !== 'lost'} now={now} />
        ))}
      </ol>
    </section>
  );
}

interface StepProps {
  readonly step: CardStep;
  readonly isOrdered: boolean;
  readonly now: number;
}

function Step({ step: { name, state, at, about }, isOrdered, now }: StepProps) {
  const text = useText();
  const { locale, timeZone } = useShop().tenant;
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone });
  const day = at === undefined ? undefined : format.format(at);
  const isToday = day === format.format(now);
  const when =
    day === undefined
      ? text(state === 'done' ? 'card.step.done' : 'card.step.afterScan')
      : about
        ? text('card.step.about', { day })
        : isToday
          ? text('card.step.today')
          : day;
  return (
    <li className={`card-step card-step-${state}`} aria-current={state === 'current' ? 'step' : undefined}>
      <span className="card-step-mark" aria-hidden="true">
        {state === 'done' && <Icon of={CheckIcon} size="s" />}
      </span>
      <b>{text(name === 'ordered' && !isOrdered ? 'card.step.order' : `card.step.${name}`)}</b>
      <span className="muted small">{when}</span>
    </li>
  );
}
