/** One file of a tenant's `media` folder, as it is served. */
export interface MediaFile {
  /** Its name in the folder, `/` between subfolders. */
  readonly file: string;
  /** The address; its content never changes, since the hash of the content is part of it. */
  readonly url: string;
  /** Where it lies on disk. */
  readonly path: string;
  readonly contentType: string;
  readonly size: number;
  readonly etag: string;
}

export interface Media {
  /** The address of a file of the `media` folder; undefined when there is no such file. */
  urlOf(file: string): string | undefined;
  /** The file behind an address, by exact comparison: no path is ever built from what a client sent. */
  find(url: string): MediaFile | undefined;
}
