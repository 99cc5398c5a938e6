/** As postal codes are compared: `d06 x1y2` is `D06X1Y2`. */
export function foldPostalCode(code: string): string {
  return code.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** An Eircode names one door; its first three letters are the part of the country. */
const eircode = /^([A-Z]\d[\dW])[A-Z0-9]{4}$/;

/** What an area may list of a code: itself, or the part of the country it begins with. */
export function postalCodeForms(code: string): readonly string[] {
  const folded = foldPostalCode(code);
  const routingKey = eircode.exec(folded)?.[1];
  return routingKey ? [folded, routingKey] : [folded];
}
