import { Icon } from '@trolley/ui/Icon.tsx';
import { CheckIcon } from '@trolley/ui/icons.ts';
import type { ReactNode } from 'react';

interface BenefitsProps {
  readonly title: string;
  readonly benefits: readonly string[];
  readonly children?: ReactNode;
}

/** What an account is good for. */
export function Benefits({ title, benefits, children }: BenefitsProps) {
  return (
    <aside className="auth-aside" aria-label={title}>
      <h2>{title}</h2>
      {benefits.length > 0 && (
        <ul className="auth-benefits">
          {benefits.map((benefit) => (
            <li key={benefit}>
              <span className="auth-tick">
                <Icon of={CheckIcon} size="s" bold />
              </span>
              {benefit}
            </li>
          ))}
        </ul>
      )}
      {children}
    </aside>
  );
}
