import type { ReactNode } from 'react';

interface Props {
  readonly name: string;
  /** What is not known, or empty, is left out with its name. */
  readonly children: ReactNode;
}

/** One line of a list of facts: `<dl className="facts"><Fact name="Phone">…</Fact></dl>`. */
export function Fact({ name, children }: Props) {
  if (children === undefined || children === null || children === false || children === '') return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
