/** Why a text is no phone number. */
export type PhoneFailure = 'NOT_A_NUMBER' | 'TOO_SHORT' | 'TOO_LONG' | 'INVALID_COUNTRY';

export interface PhoneNumber {
  readonly callingCode: string;
  /** Without leading zeros. */
  readonly national: string;
  readonly extension?: string;
}

/** FORM-05 */
const limits = { text: 250, shortest: 2, longest: 17, extension: 20 };

/** Calling codes of the world (ITU-T E.164); no code is the beginning of another. */
const callingCodes = new Set(
  (
    '1 7 20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 81 82 84 86 90 ' +
    '91 92 93 94 95 98 211 212 213 216 218 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234 235 236 237 238 239 ' +
    '240 241 242 243 244 245 246 248 249 250 251 252 253 254 255 256 257 258 260 261 262 263 264 265 266 267 268 269 290 291 ' +
    '297 298 299 350 351 352 353 354 355 356 357 358 359 370 371 372 373 374 375 376 377 378 380 381 382 383 385 386 387 389 ' +
    '420 421 423 500 501 502 503 504 505 506 507 508 509 590 591 592 593 594 595 596 597 598 599 670 672 673 674 675 676 677 ' +
    '678 679 680 681 682 683 685 686 687 688 689 690 691 692 850 852 853 855 856 880 886 960 961 962 963 964 965 966 967 968 ' +
    '970 971 972 973 974 975 976 977 992 993 994 995 996 998'
  ).split(' '),
);
/** Of the countries whose numbers are written without one at home. */
const codesOfCountries: Readonly<Record<string, string>> = {
  AT: '43',
  IE: '353',
  DE: '49',
  CH: '41',
  GB: '44',
  IT: '39',
};

const written = /^(\+|00)?[\d ()./-]+$/;
const extended = /\s*(?:ext\.?|x|#|dw|klappe)\s*(\d+)\s*$/i;

/** FORM-05: a phone number as people write it; `country` is where one without a calling code is at home. */
export function readPhone(text: string, country = 'AT'): PhoneNumber | { readonly failure: PhoneFailure } {
  const cut = text.slice(0, limits.text).trim();
  const [, extension] = extended.exec(cut) ?? [];
  const main = extension === undefined ? cut : cut.replace(extended, '');
  if (!written.test(main)) return { failure: 'NOT_A_NUMBER' };
  const digits = main.replace(/\D/g, '');
  const isWhole = main.startsWith('+') || main.startsWith('00');
  const abroad = main.startsWith('00') ? digits.slice(2) : digits;
  const callingCode = isWhole
    ? [1, 2, 3].map((length) => abroad.slice(0, length)).find((code) => callingCodes.has(code))
    : codesOfCountries[country];
  if (callingCode === undefined) return { failure: 'INVALID_COUNTRY' };
  const national = (isWhole ? abroad.slice(callingCode.length) : digits).replace(/^0+/, '');
  if (national.length < limits.shortest) return { failure: 'TOO_SHORT' };
  if (national.length > limits.longest || (extension?.length ?? 0) > limits.extension) return { failure: 'TOO_LONG' };
  return { callingCode, national, ...(extension !== undefined && { extension }) };
}

/** FORM-04: `+43 6601234567`; what is no number stays as it is. */
export function shownPhone(text: string, country?: string): string {
  const phone = readPhone(text, country);
  return 'failure' in phone ? text : `+${phone.callingCode} ${phone.national}`;
}
