export interface SkeletonProps {
  /** line: a line of text; title: a heading; square: a picture; block: anything else. */
  readonly shape?: 'line' | 'title' | 'square' | 'block' | 'button';
}

/** A placeholder. Its parent announces that something is loading. */
export function Skeleton({ shape = 'line' }: SkeletonProps) {
  return <span className={`skeleton skeleton-${shape}`} aria-hidden="true" />;
}
