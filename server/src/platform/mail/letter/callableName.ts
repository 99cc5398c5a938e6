/**
 * A first name as somebody is greeted by it, or none. Whoever registers with another's address chooses what its owner
 * reads, so what could be an advertisement or becomes a link in a mail is left out.
 */
export function callableName(firstName: string | undefined): string | undefined {
  const name = firstName?.trim() ?? '';
  return /^\p{L}[\p{L}\p{M}'’ -]{0,29}$/u.test(name) && name.split(/\s+/).length <= 3 ? name : undefined;
}
