import { type FocalPoint, mediaAddress, mediaIdOf, mediaSource, mediaSourceSet } from '@trolley/contract';
import type { Queryable } from '../platform/database/database.ts';
import { selectShown } from './queries.ts';

/** A picture of the library as pages show it. */
export interface ShownMedia {
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
  readonly focus: FocalPoint;
}

/** Pages and previews elsewhere that cannot choose get this width. */
const usualWidth = 1280;

/** All pictures of the library, for the snapshot; the same one is the same object until it changes. */
export async function loadShownMedia(on: Queryable, before?: ReadonlyMap<string, ShownMedia>) {
  const rows = await selectShown(on);
  return new Map<string, ShownMedia>(
    rows.map(({ id, hash, width, height, focusX, focusY }) => {
      const picture = { address: mediaAddress(hash), width };
      const known = before?.get(id);
      const src = mediaSource(picture, usualWidth);
      if (known?.src === src && known.focus.x === focusX && known.focus.y === focusY) return [id, known];
      return [id, { src, srcSet: mediaSourceSet(picture), width, height, focus: { x: focusX, y: focusY } }];
    }),
  );
}

export function findShownMedia(media: ReadonlyMap<string, ShownMedia>, file: string): ShownMedia | undefined {
  const id = mediaIdOf(file);
  return id === undefined ? undefined : media.get(id);
}
