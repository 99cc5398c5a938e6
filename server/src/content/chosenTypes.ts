import { errorCodes } from '@trolley/contract';
import { Refusal } from '../platform/http/refusal.ts';

/** The types a caller chose (`header,footer`), all of them by default. */
export function chosenTypes<T extends string>(chosen: string | undefined, known: readonly T[]): readonly T[] {
  const names = (chosen ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  if (names.length === 0) return known;
  const unknown = names.filter((name) => !(known as readonly string[]).includes(name));
  if (unknown.length > 0) {
    const message = `expected one or more of: ${known.join(', ')}`;
    throw new Refusal(400, errorCodes.invalidRequest, `Unknown type "${unknown.join(', ')}": ${message}.`, {
      fields: [{ path: 'types', message }],
    });
  }
  return known.filter((type) => names.includes(type));
}
