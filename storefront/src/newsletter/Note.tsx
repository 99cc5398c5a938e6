import { Card } from '@trolley/ui/Card.tsx';
import { Icon, type IconShape } from '@trolley/ui/Icon.tsx';
import { type ReactNode, useEffect, useRef } from 'react';

interface NoteProps {
  readonly icon: IconShape;
  readonly title: string;
  readonly level: 1 | 2 | 3 | 4;
  readonly children: ReactNode;
  /** It replaces a form: its title gets the focus, so that screen readers read it. */
  readonly arrived?: boolean;
}

/** What became of it, and how to go on. */
export function Note({ icon, title, level, children, arrived = true }: NoteProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);
  const Heading = `h${level}` as const;
  return (
    <Card className="newsletter-note">
      <Icon of={icon} />
      <div className="newsletter-note-words">
        <Heading ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        {children}
      </div>
    </Card>
  );
}
