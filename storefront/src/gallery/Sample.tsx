import type { ReactNode } from 'react';

/** A named group of the gallery. */
export function Sample({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="sample">
      <h3>{title}</h3>
      <div className="sample-body">{children}</div>
    </section>
  );
}

export function Row({ children }: { readonly children: ReactNode }) {
  return <div className="sample-row">{children}</div>;
}
