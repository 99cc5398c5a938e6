import './sums.css';

interface SumRowProps {
  readonly name: string;
  readonly value: string;
  /** What it would have been. */
  readonly before?: string | undefined;
  readonly look?: 'saved' | 'total' | undefined;
}

/** A row of a bill: in a `dl` with the class `sums`. */
export function SumRow({ name, value, before, look }: SumRowProps) {
  return (
    <div className={look && `sum-${look}`}>
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
