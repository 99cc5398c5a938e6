import type { EndpointReply, submitForm } from '@trolley/contract';
import { Card } from '@trolley/ui/Card.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { SuccessIcon } from '@trolley/ui/icons.ts';
import { useEffect, useRef } from 'react';
import { useText } from '../shell/shop.tsx';

interface ReceiptProps {
  readonly receipt: EndpointReply<typeof submitForm>;
  readonly words: string;
  readonly email: string;
  readonly level: 1 | 2 | 3 | 4;
}

/** It came, and what it is called; the same is in a mail. */
export function Receipt({ receipt: { reference }, words, email, level }: ReceiptProps) {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Heading = `h${level}` as const;
  return (
    <Card as="section" className="form-receipt">
      <Icon of={SuccessIcon} size="l" />
      <Heading ref={heading} tabIndex={-1}>
        {text('contactForm.done.title')}
      </Heading>
      <p>{words}</p>
      <p>
        {text('contactForm.done.reference')} <strong className="form-reference">{reference}</strong>
      </p>
      <p className="muted">{text('contactForm.done.mail', { email })}</p>
    </Card>
  );
}
