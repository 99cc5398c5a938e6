import type { Picture } from '@trolley/contract';

interface Sized extends Omit<Picture, 'focus'> {
  readonly sizes?: string;
  readonly className?: string;
}

/** A picture with the room it takes, from which the browser chooses among its widths; one width needs no choice. */
export function sized({ focus, ...picture }: Picture, sizes: string): Sized {
  return {
    ...picture,
    ...(picture.srcSet !== undefined && { sizes }),
    ...(focus && { className: photoClass(focus) }),
  };
}

/** A photo fills its frame; what stays in sight is told in tenths, by classes, since no page may bring styles of its own. */
function photoClass({ x, y }: NonNullable<Picture['focus']>): string {
  return `photo photo-x-${Math.round(x / 10)} photo-y-${Math.round(y / 10)}`;
}
