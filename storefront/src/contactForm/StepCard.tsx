import { Button } from '@trolley/ui/Button.tsx';
import { Card } from '@trolley/ui/Card.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { CheckIcon } from '@trolley/ui/icons.ts';
import type { ReactNode, Ref } from 'react';
import { useText } from '../shell/shop.tsx';

interface StepCardProps {
  /** Missing where the form is no questionnaire. */
  readonly number?: number;
  readonly title: string;
  readonly text?: string;
  readonly level: 1 | 2 | 3 | 4;
  readonly state: 'open' | 'done' | 'ahead';
  readonly heading?: Ref<HTMLHeadingElement>;
  onChange(): void;
  readonly children: ReactNode;
}

export function StepCard({ number, title, text: words, level, state, heading, onChange, children }: StepCardProps) {
  const text = useText();
  const Heading = `h${level}` as const;
  return (
    <Card as="section" className="form-step" active={number !== undefined && state === 'open'}>
      <div className="form-step-head">
        {number !== undefined && (
          <span className={`form-step-number form-step-${state}`} aria-hidden="true">
            {state === 'done' ? <Icon of={CheckIcon} size="s" /> : number}
          </span>
        )}
        <div className="form-step-words">
          <Heading ref={heading} tabIndex={-1}>
            {title}
          </Heading>
          {words !== undefined && words !== '' && <p className="muted">{words}</p>}
        </div>
        {state === 'done' && (
          <Button kind="quiet" size="s" onClick={onChange} aria-label={text('contactForm.changeStep', { title })}>
            {text('contactForm.change')}
          </Button>
        )}
      </div>
      {state === 'open' && children}
    </Card>
  );
}
