/** What the link of a mail stands for stands behind the `#`; it leaves the address as soon as it was read. */
export function takeLinkSecret(kind: 'confirm' | 'unsubscribe', page: Pick<Window, 'location' | 'history'> = window) {
  const { location, history } = page;
  const [, secret] = new RegExp(`^#${kind}=([\\w.-]{1,200})$`).exec(location.hash) ?? [];
  if (secret === undefined) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  return secret;
}
