import { ApiError } from '../shell/api/apiError.ts';
import type { Text } from '../shell/text.ts';
import { problemText } from './problemText.ts';

export interface FormRefusal {
  /** By field, where the server named fields of this form. */
  readonly fields: Readonly<Record<string, string>>;
  /** About the form as a whole. */
  readonly message?: string;
}

/** The texts of a refused submit, by field and for the form. `describe` adds those of this form. */
export function refusalOf(
  error: unknown,
  names: readonly string[],
  text: Text,
  describe?: (error: ApiError) => string | undefined,
): FormRefusal {
  if (!(error instanceof ApiError)) return { fields: {}, message: text('form.failed') };
  const said = (error.data.fields ?? []).filter(({ path }) => names.includes(path));
  if (said.length > 0)
    return { fields: Object.fromEntries(said.map((field) => [field.path, problemText(field, text, field.path)])) };
  return { fields: {}, message: describe?.(error) ?? generalText(error, text) };
}

function generalText({ status, data }: ApiError, text: Text): string {
  if (status === 429) return waitingTime(data.retryAfterSeconds, text);
  return text(status === 0 || status >= 501 ? 'form.away' : 'form.failed');
}

/** The waiting time of a rate limit in words, rounded up. */
export function waitingTime(seconds: number | undefined, text: Text): string {
  if (seconds === undefined || !(seconds > 0)) return text('form.tooMany.soon');
  if (seconds < 60) return text('form.tooMany.seconds', { count: Math.ceil(seconds) });
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60
    ? text('form.tooMany.minutes', { count: minutes })
    : text('form.tooMany.hours', { count: Math.ceil(minutes / 60) });
}
