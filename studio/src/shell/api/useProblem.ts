import { errorCodes } from '@trolley/contract';
import { useShellTexts } from '../texts.ts';
import { StudioError } from './studioError.ts';

/** Words for what a call can fail with, by its code; a room gives its own. */
export type ProblemWords = Readonly<Record<string, string | ((error: StudioError) => string)>>;

/** Says in the person's language why something did not work and what to do: `say(mutation.error)`. */
export function useProblem(own: ProblemWords = {}): (error: unknown) => string {
  const texts = useShellTexts();
  return (error) => {
    if (!(error instanceof StudioError)) return texts.failed(error instanceof Error ? error.name : 'unknown');
    const words = own[error.code];
    if (words !== undefined) return typeof words === 'string' ? words : words(error);
    switch (error.status) {
      case 0:
        return texts.noAnswer;
      case 400:
      case 422:
        return texts.invalid;
      case 401:
        return texts.sessionEnded;
      case 403:
        return error.code === errorCodes.xsrfMissing ? texts.failed(error.requestId) : texts.forbidden;
      case 404:
        return texts.gone;
      case 409:
        return texts.changed;
      case 429:
        return error.retryAfterSeconds ? texts.tooMany(error.retryAfterSeconds) : texts.tooManyLater;
      default:
        return texts.failed(error.requestId);
    }
  };
}
