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
  readonly path: string;
  readonly width: number;
}

export type PictureJob = Drawing | Photo;

export interface MadePicture {
  readonly bytes: Uint8Array;
  /** `image/webp`, unless this platform cannot raster. */
  readonly type: string;
}

/** `problem`: the picture itself cannot be made, now or later. */
export type JobOutcome = { readonly made: MadePicture } | { readonly problem: string };

/** What a thread tells: how a job ended, or what this platform or this installation lacks. */
export type ArtistMessage = { readonly id: number; readonly outcome: JobOutcome } | { readonly lack: string };
