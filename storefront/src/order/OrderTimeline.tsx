import type { Order } from '@trolley/contract';
import { classes } from '@trolley/ui/classes.ts';
import { Icon } from '@trolley/ui/Icon.tsx';
import { CheckIcon, CloseIcon } from '@trolley/ui/icons.ts';
import { VisuallyHidden } from '@trolley/ui/VisuallyHidden.tsx';
import { useText } from '../shell/shop.tsx';
import { timelineOf } from './timeline.ts';

/** The steps of an order, from placed to completed. */
export function OrderTimeline({ order: { status, distributionAddress } }: { readonly order: Order }) {
  const text = useText();
  const { distributionType: type } = distributionAddress;
  return (
    <ol className="timeline" aria-label={text('order.timeline')}>
      {timelineOf(status, type).map((step) => (
        <li
          key={step.status}
          className={classes(
            `timeline-step timeline-${step.state}`,
            step.status === 'CANCELLED' && 'timeline-cancelled',
          )}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className="timeline-mark">
            {step.status === 'CANCELLED' ? (
              <Icon of={CloseIcon} size="s" bold />
            ) : (
              step.state !== 'ahead' && <Icon of={CheckIcon} size="s" bold />
            )}
          </span>
          <span>
            {text(`order.status.${step.status}`, { type })}
            <VisuallyHidden>, {text(`order.step.${step.state}`)}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ol>
  );
}
