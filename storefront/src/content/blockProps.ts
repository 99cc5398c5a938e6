import type { Block, BlockOf, BlockType } from '@trolley/contract';
import type { ReactNode } from 'react';

/** The level of a block's own heading; what stands inside it is one deeper. */
export type HeadingLevel = 1 | 2 | 3 | 4;

export interface BlockProps<T extends BlockType> {
  readonly block: BlockOf<T>;
  readonly level: HeadingLevel;
  /** It opens the page, so its pictures are seen first. */
  readonly first: boolean;
  /** The place on the page that links can lead to. */
  readonly anchor?: string;
  /** Shows the blocks that stand inside this one. */
  readonly show: (blocks: readonly Block[], level: HeadingLevel) => ReactNode;
}

export function deeper(level: HeadingLevel): HeadingLevel {
  return level === 1 ? 2 : level === 2 ? 3 : 4;
}
