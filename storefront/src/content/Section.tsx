import type { Link } from '@trolley/contract';
import { classes } from '@trolley/ui/classes.ts';
import { TextLink } from '@trolley/ui/TextLink.tsx';
import type { ReactNode } from 'react';
import { useId } from 'react';
import type { HeadingLevel } from './blockProps.ts';
import { Heading } from './Heading.tsx';

interface SectionProps {
  readonly className: string;
  readonly level: HeadingLevel;
  readonly anchor?: string;
  readonly title?: string;
  readonly text?: string;
  readonly more?: Link;
  /** Stands at the end of the heading's line, such as the buttons of a slider. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A block with its heading; without one it is no landmark, only a place. */
export function Section({ className, level, anchor, title, text, more, actions, children }: SectionProps) {
  const id = `title${useId()}`;
  const name = classes('block', className);
  if (!title) return <div className={name}>{children}</div>;
  return (
    <section className={name} id={anchor} aria-labelledby={id}>
      <div className="block-head">
        <Heading level={level} id={id}>
          {title}
        </Heading>
        {text && <p className="muted">{text}</p>}
        {more && <TextLink href={more.href}>{more.label}</TextLink>}
        {actions}
      </div>
      {children}
    </section>
  );
}
