import type { LoyaltyCardInfo } from '@trolley/contract';
import { Meter } from '@trolley/ui/Meter.tsx';
import { useText } from '../../shell/shop.tsx';
import { poolAmount } from '../loyaltyTexts.ts';

/** How far it is to the next milestone, and which promotion makes the way shorter. */
export function NextStep({ nextStep, promotions, pools }: Pick<LoyaltyCardInfo, 'nextStep' | 'promotions' | 'pools'>) {
  const text = useText();
  const poolId = pools.find(({ kind }) => kind === 'points')?.poolId ?? 'coins';
  const named = promotions.filter(({ name }) => name !== undefined);
  if (!nextStep && named.length === 0) return null;
  const left = nextStep && poolAmount(text, poolId, Math.max(0, nextStep.at - nextStep.value));
  return (
    <section className="next-step" aria-label={text('loyalty.next')}>
      {nextStep && (
        <Meter
          label={text('loyalty.next')}
          value={nextStep.value}
          max={nextStep.at}
          valueText={text('loyalty.next.left', { left: left ?? '' })}
        >
          <p className="next-step-head">
            <b>{text('loyalty.next.left', { left: left ?? '' })}</b>
            {nextStep.text && <span>{text('loyalty.next.until', { reward: nextStep.text })}</span>}
          </p>
        </Meter>
      )}
      {named.map(({ promotionId, name, validUntil }) => (
        <p key={promotionId} className="muted small">
          {text('loyalty.promotion', { name: name ?? '', until: new Date(validUntil) })}
        </p>
      ))}
    </section>
  );
}
