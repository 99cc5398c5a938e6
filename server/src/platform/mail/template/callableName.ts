/**
 * A first name to greet by, or none. A stranger may register with another person's address, so a name that could be an
 * advertisement, or become a link, is left out of mails.
 */
export function callableName(firstName: string | undefined): string | undefined {
  const name = firstName?.trim() ?? '';
  return /^\p{L}[\p{L}\p{M}'’ -]{0,29}$/u.test(name) && name.split(/\s+/).length <= 3 ? name : undefined;
}
