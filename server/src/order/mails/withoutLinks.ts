const scheme = /:\/\//g;
const prefix = /\b(www\d?)[.。．｡]/giu;
/** Before what could be the end of a domain; sentences without a space after their full stop are spaced out likewise. */
const domainDot = /(?<=[\p{L}\p{N}-])[.。．｡](?=\p{L}{2}|xn--)/giu;

/**
 * What a customer wrote, quoted so that no mail program makes a link of it: a shop's mail would lend its name to any
 * address a stranger types into a public form.
 */
export function withoutLinks(text: string): string {
  return text.replace(scheme, ': // ').replace(prefix, '$1 . ').replace(domainDot, ' . ');
}
