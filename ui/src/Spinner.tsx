import { VisuallyHidden } from './VisuallyHidden.tsx';

/** With a label it is announced to screen readers; without one it only decorates. */
export function Spinner({ label }: { readonly label?: string }) {
  if (label === undefined) return <span className="spinner" aria-hidden="true" />;
  return (
    <span role="status">
      <span className="spinner" aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
