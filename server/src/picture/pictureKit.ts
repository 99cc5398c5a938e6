import { loadDemoPart } from '../platform/demoPart.ts';

/** A picture as the catalogue's table holds it. */
export interface DrawnPicture {
  /** The address of the picture: another one as soon as it looks different. */
  readonly hash: string;
  readonly spec: unknown;
}

/** Raw RGBA, premultiplied. */
export interface Pixels {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Draws pictures of products that have no photo. It comes with the demo; a shop without it shows a placeholder. */
export interface PictureKit {
  /** A pack with the product's name on it, in the shape that things of its name and category (a slug) have. */
  pictureOf(product: {
    readonly sku: string;
    readonly name: string;
    readonly brandName?: string;
    readonly pack: string;
    readonly category?: string;
  }): DrawnPicture;
  /** The picture as SVG; throws what is wrong with its spec. */
  draw(spec: unknown): string;
  /** Throws where this platform has no binary for it. */
  loadRaster(): Promise<(svg: string, width: number) => Pixels>;
}

export async function loadPictureKit(): Promise<PictureKit | undefined> {
  const part = await loadDemoPart<{ readonly pictureKit: PictureKit }>('pictures');
  return part?.pictureKit;
}
