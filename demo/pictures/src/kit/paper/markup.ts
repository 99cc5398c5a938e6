/** A number as short as SVG allows: one decimal, two below one, no leading zero. */
export function short(value: number): string {
  const steps = Math.abs(value) < 1 ? 100 : 10;
  const text = String(Math.round(value * steps) / steps + 0);
  return text.startsWith('0.') ? text.slice(1) : text.startsWith('-0.') ? `-${text.slice(2)}` : text;
}

/** Three decimals, for scale factors, where one would move the drawing. */
export const fine = (value: number): string => String(Math.round(value * 1000) / 1000).replace(/^(-?)0\./, '$1.');

/** Joins a template into markup or path data; its numbers are shortened. */
export function svg(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  let markup = parts[0] ?? '';
  values.forEach((value, index) => {
    markup += (typeof value === 'number' ? short(value) : value) + (parts[index + 1] ?? '');
  });
  return markup;
}

export const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** One piece of markup per step, joined. */
export const repeat = (times: number, piece: (step: number) => string): string =>
  Array.from({ length: times }, (_, step) => piece(step)).join('');
