import { classes } from '@trolley/ui/classes.ts';
import { Icon } from '@trolley/ui/Icon.tsx';
import { CheckIcon, ErrorIcon } from '@trolley/ui/icons.ts';
import { VisuallyHidden } from '@trolley/ui/VisuallyHidden.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { focusOn } from '../shell/navigation/scrollToPlace.ts';
import { useText } from '../shell/shop.tsx';
import type { Problem } from './problems.ts';
import type { StepName } from './steps.ts';
import './step.css';

interface StepProps {
  readonly name: StepName;
  readonly number: number;
  readonly open: boolean;
  readonly done: boolean;
  /** It is before the open one. */
  readonly reached: boolean;
  /** Its answer cannot be changed. */
  readonly fixed: boolean;
  readonly result: ReactNode;
  readonly problems: readonly Problem[];
  onOpen(): void;
  readonly children: ReactNode;
}

/** A question of the checkout: open with its form, closed with its answer. What is wrong with it is said here. */
export function Step({ name, number, open, done, reached, fixed, result, problems, onOpen, children }: StepProps) {
  const text = useText();
  const title = text(`checkout.step.${name}`);
  const heading = useRef<HTMLHeadingElement>(null);
  const began = useRef(open);
  // After one step is answered the focus goes to the next.
  useEffect(() => {
    if (open && !began.current && heading.current) {
      focusOn(heading.current);
      heading.current.closest('li')?.scrollIntoView({ block: 'start', behavior: 'smooth' });
    }
    began.current = open;
  }, [open]);
  return (
    <li
      id={`step-${name}`}
      className={classes('card checkout-step', open && 'card-active', done && !open && 'checkout-done')}
      aria-current={open ? 'step' : undefined}
    >
      <div className="step-head">
        <span className="step-mark" aria-hidden="true">
          {done && !open ? <Icon of={CheckIcon} size="s" bold /> : number}
        </span>
        <div className="step-words">
          <h2 ref={heading} tabIndex={-1}>
            {title}
            {done && !open && <VisuallyHidden> {text('checkout.step.done')}</VisuallyHidden>}
          </h2>
          <div className="step-result">{result}</div>
        </div>
        {!open && !fixed && (done || reached) && (
          <button
            type="button"
            className="link step-change"
            aria-label={text(done ? 'checkout.change.named' : 'checkout.answer.named', { step: title })}
            onClick={onOpen}
          >
            {text(done ? 'checkout.change' : 'checkout.answer')}
          </button>
        )}
      </div>
      {problems.map(({ key }) => (
        <p key={key} className="field-error step-problem">
          <Icon of={ErrorIcon} size="s" />
          <span>{text(key)}</span>
        </p>
      ))}
      {children !== false && <div className="step-body">{children}</div>}
    </li>
  );
}
