/** The first tab stop: skips what every page repeats. */
export function SkipLink({ href, children }: { readonly href: `#${string}`; readonly children: string }) {
  return (
    <a className="skip-link" href={href}>
      {children}
    </a>
  );
}
