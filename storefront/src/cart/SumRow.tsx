import type { ReactNode } from 'react';
import './sums.css';

interface SumRowProps {
  readonly name: string;
  readonly value: string;
  /** The former value, crossed out. */
  readonly before?: string | undefined;
  /** What it is about, below its name. */
  readonly detail?: string | undefined;
  readonly variant?: 'saved' | 'total' | undefined;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** A row of a bill: in a `dl` with the class `sums`. */
export function SumRow({ name, value, before, detail, variant, children }: SumRowProps) {
  return (
    <div className={variant && `sum-${variant}`}>
      <dt>
        {name}
        {detail !== undefined && <small className="sum-detail">{detail}</small>}
        {children}
      </dt>{' '}
      <dd>
        {before !== undefined && (
          <>
            <s>{before}</s>{' '}
          </>
        )}
        {value}
      </dd>
    </div>
  );
}
