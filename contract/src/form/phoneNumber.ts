import { isSupportedCountry, ParseError, parsePhoneNumberWithError } from 'libphonenumber-js/min';

/** FORM-05: why a text is no phone number. */
export const phoneFailures = ['NOT_A_NUMBER', 'TOO_SHORT', 'TOO_LONG', 'INVALID_COUNTRY'] as const;
export type PhoneFailure = (typeof phoneFailures)[number];

export interface PhoneNumber {
  readonly callingCode: string;
  readonly nationalNumber: string;
  readonly extension?: string;
}

const phoneLimits = { text: 250, nationalNumber: { least: 2, most: 17 }, extension: 20 } as const;

/** FORM-05: a phone number as people write it; `country` is where it is from if it does not say so itself. */
export function readPhoneNumber(text: string, country?: string): PhoneNumber | { readonly failure: PhoneFailure } {
  const cut = text.slice(0, phoneLimits.text);
  try {
    const { countryCallingCode, nationalNumber, ext } = parsePhoneNumberWithError(cut, {
      ...(country !== undefined && isSupportedCountry(country) && { defaultCountry: country }),
      extract: false,
    });
    const { least, most } = phoneLimits.nationalNumber;
    if (nationalNumber.length < least) return { failure: 'TOO_SHORT' };
    if (nationalNumber.length > most || (ext?.length ?? 0) > phoneLimits.extension) return { failure: 'TOO_LONG' };
    return { callingCode: countryCallingCode, nationalNumber, ...(ext && { extension: ext }) };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return { failure: phoneFailures.find((failure) => failure === error.message) ?? 'NOT_A_NUMBER' };
  }
}

/** FORM-04: as it is shown, `+43 6641234567`; a text that is no number stays as it is. */
export function shownPhoneNumber(text: string, country?: string): string {
  const read = readPhoneNumber(text, country);
  return 'failure' in read ? text : `+${read.callingCode} ${read.nationalNumber.replace(/^0+/, '')}`;
}
