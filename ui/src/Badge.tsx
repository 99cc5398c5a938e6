import type { ReactNode } from 'react';

export interface BadgeProps {
  /** promo is for reduced prices alone. */
  readonly tone?: 'plain' | 'brand' | 'accent' | 'member' | 'promo';
  readonly children: ReactNode;
}

export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}
