/** Out of sight: tells password managers whose password it is. */
export function UsernameField({ email }: { readonly email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />;
}
