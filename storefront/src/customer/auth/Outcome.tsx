import type { IconShape } from '@trolley/ui/Icon.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import './auth.css';

interface OutcomeProps {
  readonly icon: IconShape;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /** It replaces the form: its title gets the focus, so that screen readers read it. */
  readonly arrived?: boolean;
}

/** What became of it, and how to go on. */
export function Outcome({ icon, title, children, actions, arrived = true }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);
  return (
    <div className="auth-outcome">
      <span className="empty-mark">
        <Icon of={icon} size="l" />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <div className="auth-outcome-text">{children}</div>
      {actions !== undefined && <div className="auth-outcome-actions">{actions}</div>}
    </div>
  );
}
