import { noPictureHash } from '@trolley/contract';
import type { DrawnPicture } from './pictureKit.ts';

/** The picture of every product without a photo in a shop that cannot draw. */
export const placeholderPicture: DrawnPicture = { hash: noPictureHash, spec: { placeholder: true } };

export const isPlaceholder = (spec: unknown): boolean =>
  typeof spec === 'object' && spec !== null && 'placeholder' in spec;

/** A plain box, quiet on light and dark pages. */
export const placeholderSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" fill="none" stroke="#8a8f98" stroke-width="20" stroke-linejoin="round">' +
  '<path d="M400 190 590 290v220L400 610 210 510V290zM210 290l190 100 190-100M400 390v220"/></svg>';
