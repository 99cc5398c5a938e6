import { classes } from '@trolley/ui/classes.ts';
import type { ReactNode } from 'react';

interface FrameProps {
  readonly level: 1 | 2 | 3 | 4;
  readonly headline: string;
  readonly text: string;
  readonly picture?: ReactNode;
  /** Of a customer, in the brand's own shade. */
  readonly own?: boolean;
  readonly children: ReactNode;
}

/** The coloured card of the newsletter. */
export function Frame({ level, headline, text, picture, own = false, children }: FrameProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={classes('newsletter-card', own && 'newsletter-own')}>
      <div className="newsletter-head">
        <div>
          <Heading>{headline}</Heading>
          <p>{text}</p>
        </div>
        {picture !== undefined && <div className="newsletter-picture">{picture}</div>}
      </div>
      {children}
    </section>
  );
}
