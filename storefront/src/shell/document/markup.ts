const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');
}

type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** A tag without content; an attribute that is undefined or false is left out. */
export function tag(name: 'meta' | 'link', attributes: Attributes): string {
  return `<${name}${attributesOf(attributes)}>`;
}

export function attributesOf(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`))
    .join('');
}

const inScripts: Readonly<Record<string, string>> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** JSON that is safe inside a script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => inScripts[character] ?? '');
}

/** An address of the shop as others have to write it. */
export function absolute(address: string, baseUrl: string): string {
  return new URL(address, baseUrl).href;
}
