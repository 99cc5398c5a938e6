import type { PictureKind } from '@trolley/contract';

/** A picture of a product beside its front. */
export interface FurtherPicture {
  /** Its place among the product's pictures, from 2 to 9; the front is the first. */
  readonly at: number;
  readonly kind: Exclude<PictureKind, 'front'>;
  /** Hash of what it shows. */
  readonly picture: string;
}

export const mostFurtherPictures = 8;

/** As the product's row has it. Sorted as text they stand in their order. */
export const writeFurther = ({ at, kind, picture }: FurtherPicture): string => `${at}:${kind}:${picture}`;

/** Of entries with spaces between them, as a process keeps them: most products of most shops have none. */
export function readFurther(entries: string | undefined): readonly FurtherPicture[] {
  if (!entries) return [];
  return entries.split(' ').map((entry) => {
    const [at, kind, picture = ''] = entry.split(':');
    return { at: Number(at), kind: kind as FurtherPicture['kind'], picture };
  });
}
