import type { Picture } from '@trolley/contract';

/** A picture with the room it takes, from which the browser chooses among its widths; one width needs no choice. */
export function sized(picture: Picture, sizes: string): Picture & { readonly sizes?: string } {
  return picture.srcSet === undefined ? picture : { ...picture, sizes };
}
