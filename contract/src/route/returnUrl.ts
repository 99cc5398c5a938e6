/** Where to go after login: only a path of this shop; a foreign address would make the login page an open redirect. */
export function safeReturnUrl(value: string | null | undefined): string | undefined {
  if (!value || !/^\/(?![/\\])/.test(value) || /[\u0000-\u001f\\]/.test(value)) return undefined;
  return value;
}
