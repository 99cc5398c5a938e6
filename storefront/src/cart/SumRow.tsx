import './sums.css';

interface SumRowProps {
  readonly name: string;
  readonly value: string;
  /** The former value, crossed out. */
  readonly before?: string | undefined;
  readonly variant?: 'saved' | 'total' | undefined;
}

/** A row of a bill: in a `dl` with the class `sums`. */
export function SumRow({ name, value, before, variant }: SumRowProps) {
  return (
    <div className={variant && `sum-${variant}`}>
      <dt>{name}</dt>{' '}
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
