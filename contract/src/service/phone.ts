const separators = /[ \-/().]/g;
const legacyPhone = /^\+?\d{6,20}$/;

/** VAL-09, the legacy pattern: an optional plus and 6 to 20 digits, with separators wherever people put them. */
export function isLegacyPhone(phone: string): boolean {
  return legacyPhone.test(phone.trim().replace(separators, ''));
}

/** VAL-09: a plus and 7 to 15 digits, nothing between them. */
export function isInternationalPhone(phone: string): boolean {
  return /^\+\d{7,15}$/.test(phone.trim());
}

/** VAL-15: what is wrong with the phone number of a delivery, as the tenant asks for it. */
export function phoneProblem(
  phone: string | undefined,
  setting: 'Optional' | 'Mandatory',
): 'missing' | 'malformed' | undefined {
  if (!phone?.trim()) return setting === 'Mandatory' ? 'missing' : undefined;
  return isLegacyPhone(phone) ? undefined : 'malformed';
}
