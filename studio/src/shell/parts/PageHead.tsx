import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useBoot } from '../boot.ts';

interface Props {
  readonly title: string;
  readonly lead?: ReactNode;
  /** What can be done here, at the end of the line. */
  readonly children?: ReactNode;
}

/** The head of a screen; names the browser's tab too. */
export function PageHead({ title, lead, children }: Props) {
  const { name } = useBoot();
  useEffect(() => {
    document.title = `${title} · ${name} Studio`;
  }, [title, name]);
  return (
    <header className="page-head">
      <div className="page-head-words">
        <h1>{title}</h1>
        {lead !== undefined && <p>{lead}</p>}
      </div>
      {children !== undefined && <div className="page-head-actions">{children}</div>}
    </header>
  );
}
