/** What a picture of a product shows of it; the front is the one that lists and tiles show. */
export const pictureKinds = ['front', 'back', 'served', 'detail'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** Widths a picture comes in, in pixels. Those of products are square, those of dishes 4 : 3. */
export const pictureWidths = [160, 320, 480, 640, 960] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** `/pictures/<hash>`, under which a picture's widths are found; the hash is that of what it shows, so it never changes. */
export function pictureAddress(hash: string): string {
  return `/pictures/${hash}`;
}

/** The hash of the picture of every product that has no photo, in a shop that cannot draw. */
export const noPictureHash = '0000000000000000';

/** Whether a picture shows its product: what stands for many, such as a tile, has none rather than a placeholder. */
export function showsProduct(picture: string): boolean {
  return picture !== pictureAddress(noPictureHash);
}

/** Of a dish: a photo is cut to 4 : 3, while one of a product is shown whole. A drawing has a shape of its own. */
export function dishPictureAddress(hash: string): string {
  return `${pictureAddress(hash)}/dish`;
}

/** In the form the browser likes best: its `Accept` decides between AVIF and WebP. */
export function pictureSource(picture: string, width: PictureWidth): string {
  return `${picture}/${width}`;
}

/** Always WebP: for crawlers and previews elsewhere, which look at the ending or keep one copy for everybody. */
export function pictureWebp(picture: string, width: PictureWidth): string {
  return `${picture}/${width}.webp`;
}

/** All widths, for the browser to choose from by the room it has. */
export function pictureSourceSet(picture: string, largest: PictureWidth = 960): string {
  return pictureWidths
    .filter((width) => width <= largest)
    .map((width) => `${pictureSource(picture, width)} ${width}w`)
    .join(', ');
}
