import type { FurtherPicture } from '../../furtherPictures.ts';

/** A photo beside the front, as a row names it. */
export interface NamedPhoto {
  readonly kind: FurtherPicture['kind'];
  readonly photo: string;
}

/** The fields of a row that name photos; those with a number are any further ones. */
export const numberedFields = [
  'picture_2',
  'picture_3',
  'picture_4',
  'picture_5',
  'picture_6',
  'picture_7',
  'picture_8',
  'picture_9',
] as const;

export type PhotoFields = Readonly<
  Partial<Record<'picture' | 'picture_back' | 'picture_served' | (typeof numberedFields)[number], string>>
> & { readonly pictures?: readonly string[] };

/** The front, and the others in the order in which a shopper leafs through them. */
export function namedPhotos(row: PhotoFields): { readonly front?: string; readonly further: readonly NamedPhoto[] } {
  const [first, ...rest] = row.picture === undefined ? (row.pictures ?? []) : [row.picture, ...(row.pictures ?? [])];
  const numbered = numberedFields.flatMap((field) => row[field] ?? []);
  const named = (kind: NamedPhoto['kind'], photo: string | undefined): readonly NamedPhoto[] =>
    photo === undefined ? [] : [{ kind, photo }];
  const further = [
    ...named('back', row.picture_back),
    ...named('served', row.picture_served),
    ...[...rest, ...numbered].map((photo): NamedPhoto => ({ kind: kindByName(photo), photo })),
  ];
  // Without a front of its own the product keeps its drawing there, and all that is named stands beside it.
  return first === undefined ? { further } : { front: first, further };
}

/** What a photo shows, by the end of its file's name: `m1_back.jpg`, `m1-served.webp`. */
export function kindByName(photo: string): NamedPhoto['kind'] {
  const [path = ''] = photo.split(/[?#]/);
  const told = /[-_](back|served)(?:[-_]?\d)?(?:\.[a-z0-9]{2,5})?$/i.exec(path)?.[1]?.toLowerCase();
  return told === 'back' || told === 'served' ? told : 'detail';
}
