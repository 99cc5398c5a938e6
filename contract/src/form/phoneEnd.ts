import { readPhone } from './phoneNumber.ts';

/** So many digits tell a number apart. */
const telling = 8;
/** Fewer digits are no telephone number that anybody would look for. */
const fewest = 6;

/**
 * What a telephone number ends with however it is spelled, its last digit first: `76543214` of `+43 664 1234567` and of
 * `0664/123 45 67`. What begins with it in an index of reversed digits is that number. Undefined for other texts.
 */
export function phoneEnd(text: string, country?: string): string | undefined {
  const digits = text.replace(/\D/g, '');
  if (!/^[\d+()/. -]+$/.test(text) || digits.length < fewest) return undefined;
  const phone = readPhone(text, country);
  const national = 'failure' in phone ? digits.replace(/^0+/, '') : phone.national;
  return national.slice(-telling).split('').toReversed().join('');
}
