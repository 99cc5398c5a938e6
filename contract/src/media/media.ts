import { z } from 'zod/mini';

/** Widths a picture of the library comes in, in pixels; it keeps its own shape. */
export const mediaWidths = [160, 320, 640, 960, 1280, 1920, 2560] as const;

/** What is taken: by content, never by name. */
export const mediaLimits = {
  bytes: 20_000_000,
  /** Of a picture as it comes; more than any camera makes. */
  pixels: 80_000_000,
  /** The longer side of what is kept. */
  side: 3200,
  nameLength: 120,
  altLength: 300,
  /** A picture that was deleted can be brought back for so long. */
  restoreDays: 7,
} as const;

export const mediaFailures = {
  mediaNotFound: 'mediaNotFound',
  /** Somebody changed it since: `customPayload.file` is how it is now. */
  mediaChanged: 'mediaChanged',
  /** It stands in content: `customPayload.uses` says where. */
  mediaUsed: 'mediaUsed',
  /** Live pages show it: what shoppers get of it is changed by those who may publish. */
  mediaLive: 'mediaLive',
  /** Nothing is replaced by a picture that the library has: `customPayload.file`. */
  mediaKnown: 'mediaKnown',
  mediaTooLarge: 'mediaTooLarge',
  /** By its content neither jpeg, png, webp nor avif, or damaged. */
  mediaKind: 'mediaKind',
  /** Drawings can hold programs: they are not taken. */
  mediaDrawing: 'mediaDrawing',
  mediaPixels: 'mediaPixels',
  mediaEmpty: 'mediaEmpty',
  mediaBroken: 'mediaBroken',
  /** The storage of files does not answer. */
  mediaStorageAway: 'mediaStorageAway',
} as const;

/** The point of a picture that is always seen, in percent from the left and from the top. */
export const focalPoint = z.strictObject({
  x: z.int().check(z.minimum(0), z.maximum(100)),
  y: z.int().check(z.minimum(0), z.maximum(100)),
});
export type FocalPoint = z.infer<typeof focalPoint>;

/** Where content names a picture of the library. */
export const mediaUse = z.object({
  /** `page:/path` or `config:type`. */
  item: z.string(),
  title: z.string(),
  where: z.enum(['live', 'draft', 'plan']),
  /** Of a plan: when it will be live. */
  at: z.optional(z.iso.datetime()),
});
export type MediaUse = z.infer<typeof mediaUse>;

export const libraryFile = z.object({
  id: z.uuid(),
  /** As content names it: `uploads/<id>.webp`. It stays when the picture is replaced. */
  file: z.string(),
  name: z.string(),
  /** What a person who cannot see it should know; empty: nobody has said it yet. */
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  /** Of what is kept. */
  bytes: z.int(),
  /** Of what was sent. */
  sentBytes: z.int(),
  focus: focalPoint,
  /** `/media/uploads/<hash>`; a width of `mediaWidths` behind it is the picture. */
  address: z.string(),
  addedAt: z.iso.datetime(),
  /** One of staff; the name is empty once the account was closed. */
  addedBy: z.optional(z.object({ id: z.uuid(), name: z.string() })),
  revision: z.int(),
  /** How many pages and configurations name it, drafts and plans included. */
  uses: z.int(),
});
export type LibraryFile = z.infer<typeof libraryFile>;

export const mediaFileName = (id: string): string => `uploads/${id}.webp`;

/** The id in a name of content, if it is one of the library. */
export function mediaIdOf(file: string): string | undefined {
  return /^uploads\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/.exec(file)?.[1];
}

export const mediaAddress = (hash: string): string => `/media/uploads/${hash}`;

/** One width of a picture; the smallest that is large enough, or the largest there is. */
export function mediaSource({ address, width }: Pick<LibraryFile, 'address' | 'width'>, wanted: number): string {
  return `${address}/${mediaWidths.find((one) => one >= wanted || one >= width) ?? mediaWidths.at(-1)}`;
}

/** All widths that the picture has, for the browser to choose from. */
export function mediaSourceSet({ address, width }: Pick<LibraryFile, 'address' | 'width'>): string {
  const wider = mediaWidths.findIndex((one) => one >= width);
  return mediaWidths
    .slice(0, wider < 0 ? undefined : wider + 1)
    .map((one) => `${address}/${one} ${Math.min(one, width)}w`)
    .join(', ');
}
