import { errorCodes, mediaFailures, mediaLimits } from '@trolley/contract';
import { Refusal } from '../platform/http/refusal.ts';

type MediaFailure = (typeof mediaFailures)[keyof typeof mediaFailures] | 'tooManyRequests' | 'tooBusy';

const words: Readonly<Record<MediaFailure, readonly [status: number, message: string]>> = {
  [mediaFailures.mediaNotFound]: [404, 'There is no such picture.'],
  [mediaFailures.mediaChanged]: [409, 'Somebody changed this picture. Look at it and try again.'],
  [mediaFailures.mediaUsed]: [409, 'Content shows this picture. Take it out there first.'],
  [mediaFailures.mediaLive]: [
    403,
    'Live pages show this picture. Its alternative text and focal point are changed by those who may publish.',
  ],
  [mediaFailures.mediaKnown]: [409, 'The library has this very picture under another name. Use that one.'],
  [mediaFailures.mediaTooLarge]: [413, 'A picture has at most 20,000,000 bytes.'],
  [mediaFailures.mediaKind]: [415, 'Only whole JPEG, PNG, WebP and AVIF pictures are taken.'],
  [mediaFailures.mediaDrawing]: [
    415,
    'SVG drawings are not taken: they can hold programs. Save the drawing as PNG or WebP.',
  ],
  [mediaFailures.mediaPixels]: [
    413,
    `The picture has more than ${mediaLimits.pixels / 1_000_000} million pixels. Make it smaller first.`,
  ],
  [mediaFailures.mediaEmpty]: [400, 'The file is empty.'],
  [mediaFailures.mediaBroken]: [400, 'The picture did not come whole. Send it again, alone, as multipart/form-data.'],
  [mediaFailures.mediaStorageAway]: [503, 'The storage of files does not answer. Try again in a moment.'],
  [errorCodes.tooManyRequests]: [429, 'Too many pictures. Wait a while.'],
  [errorCodes.tooBusy]: [503, 'Too many pictures come at once. Send it again in a moment.'],
};

export function refusedMedia(
  failure: MediaFailure,
  details: { readonly customPayload?: unknown; readonly retryAfterSeconds?: number } = {},
): Refusal {
  const [status, message] = words[failure];
  return new Refusal(status, failure, message, details);
}
