import { type LibraryFile, mediaFailures } from '@trolley/contract';
import { useProblem } from '../shell/api/useProblem.ts';
import { useTexts } from './texts.ts';

/** Says what is wrong with a picture or a change of it. */
export function useMediaProblem(): (error: unknown) => string {
  const texts = useTexts();
  return useProblem({
    [mediaFailures.mediaTooLarge]: texts.tooLarge,
    [mediaFailures.mediaKind]: texts.kind,
    [mediaFailures.mediaDrawing]: texts.svg,
    [mediaFailures.mediaPixels]: texts.pixels,
    [mediaFailures.mediaEmpty]: texts.empty,
    [mediaFailures.mediaBroken]: texts.broken,
    [mediaFailures.mediaStorageAway]: texts.storageAway,
    [mediaFailures.mediaChanged]: texts.changed,
    [mediaFailures.mediaUsed]: texts.used,
    [mediaFailures.mediaLive]: texts.live,
    [mediaFailures.mediaNotFound]: texts.gone,
    [mediaFailures.mediaKnown]: ({ failure }) => {
      const { file } = (failure.customPayload ?? {}) as { readonly file?: Pick<LibraryFile, 'name'> };
      return texts.sameAsOther(file?.name ?? '');
    },
  });
}
