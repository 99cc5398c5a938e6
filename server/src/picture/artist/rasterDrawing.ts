import { type Raster, webp } from './raster.ts';

/** An SVG of the kit as WebP, drawn at the asked width, on nothing. */
export async function rasterDrawing({ Resvg, sharp }: Raster, svg: string, width: number): Promise<Uint8Array> {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render();
  const raw = { width: image.width, height: image.height, channels: 4, premultiplied: true } as const;
  return sharp(image.pixels, { raw }).webp(webp).toBuffer();
}
