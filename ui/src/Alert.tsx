import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { Tone } from './tone.ts';
import { toneIcons } from './tone.ts';

export interface AlertProps {
  readonly tone: Tone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** `status` or `alert` when it appears while the page is being read. */
  readonly role?: 'status' | 'alert';
}

/** A message within the page. */
export function Alert({ tone, title, children, action, role }: AlertProps) {
  return (
    <div className={`alert tone-${tone}`} role={role}>
      <Icon of={toneIcons[tone]} />
      <div className="alert-text">
        {title !== undefined && <p className="alert-title">{title}</p>}
        {children !== undefined && <div>{children}</div>}
      </div>
      {action !== undefined && <div className="alert-action">{action}</div>}
    </div>
  );
}
