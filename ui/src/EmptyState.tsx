import type { ReactNode } from 'react';
import type { IconShape } from './Icon.tsx';
import { Icon } from './Icon.tsx';

export interface EmptyStateProps {
  readonly icon: IconShape;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** The next step there is. */
  readonly action?: ReactNode;
  readonly heading?: 'h1' | 'h2' | 'h3';
}

export function EmptyState({ icon, title, children, action, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className="empty">
      <span className="empty-mark">
        <Icon of={icon} size="l" />
      </span>
      <Heading>{title}</Heading>
      {children !== undefined && <div className="empty-text">{children}</div>}
      {action !== undefined && <div className="empty-action">{action}</div>}
    </div>
  );
}
