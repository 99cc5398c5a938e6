/** A picture to be drawn by the picture kit. */
export interface Drawing {
  readonly kind: 'drawing';
  /** As it lies in the database: checked before it is drawn. */
  readonly spec: unknown;
  readonly width: number;
}

/** A retailer's own photo to be brought to size. */
export interface Photo {
  readonly kind: 'photo';
  readonly area: 'photos' | 'media';
  /** Its name in the storage. */
  readonly file: string;
  readonly width: number;
  readonly format: PictureFormat;
  /** Left out: square. */
  readonly shape?: PictureShape | undefined;
}

/** `dish`: 4 : 3, filled. `own`: as it is. */
export type PictureShape = 'dish' | 'own';

export type PictureFormat = 'webp' | 'avif';

export type PictureJob = Drawing | Photo;

export interface MadePicture {
  readonly bytes: Uint8Array;
  /** `image/webp` or `image/avif`, unless this platform cannot raster. */
  readonly type: string;
}

/** `problem`: the picture itself cannot be made, now or later. `away`: the storage does not give its photo. */
export type JobOutcome = { readonly made: MadePicture } | { readonly problem: string } | { readonly away: string };

/** What a thread tells: how a job ended, or what this platform or this installation lacks. */
export type ArtistMessage = { readonly id: number; readonly outcome: JobOutcome } | { readonly lack: string };
