import type { ComponentProps } from 'react';

export interface PictureProps extends Omit<ComponentProps<'img'>, 'loading' | 'decoding' | 'fetchPriority'> {
  readonly src: string;
  /** Empty for a picture that only decorates. */
  readonly alt: string;
  /** Its own size, so that its room is kept while it loads. */
  readonly width: number;
  readonly height: number;
  /** It is seen first: load it before everything else. */
  readonly eager?: boolean;
}

export function Picture({ alt, eager = false, ...image }: PictureProps) {
  return (
    <img
      {...image}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding={eager ? 'sync' : 'async'}
      fetchPriority={eager ? 'high' : undefined}
    />
  );
}
