import type { ReactNode } from 'react';
import type { HeadingLevel } from './blockProps.ts';

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

interface HeadingProps {
  readonly level: HeadingLevel;
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Heading({ level, ...rest }: HeadingProps) {
  const Tag = tags[level];
  return <Tag {...rest} />;
}
