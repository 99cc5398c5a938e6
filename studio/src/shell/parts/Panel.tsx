import { classes } from '@trolley/ui/classes.ts';
import { useElementId } from '@trolley/ui/useElementId.ts';
import type { ReactNode } from 'react';

interface Props {
  readonly title: ReactNode;
  /** At the end of the title's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
  /** Its content reaches the edges, as a table does. */
  readonly flush?: boolean;
}

/** A part of a screen with its title. */
export function Panel({ title, aside, children, foot, flush = false }: Props) {
  const id = useElementId();
  return (
    <section className="panel" aria-labelledby={id}>
      <header className="panel-head">
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      <div className={classes('panel-body', flush && 'panel-flush')}>{children}</div>
      {foot !== undefined && <footer className="panel-foot">{foot}</footer>}
    </section>
  );
}
