import type { ReactNode } from 'react';
import { Panel } from './Panel.tsx';
import { SearchInput } from './SearchInput.tsx';

interface Props {
  readonly title: string;
  /** What one can look for; stands in the field. */
  readonly label: string;
  readonly value: string;
  onChange(value: string): void;
  /** Said aloud, as "3 orders". */
  readonly status: string;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** One field, and below it what it finds. */
export function SearchPanel({ title, label, value, onChange, status, foot, children }: Props) {
  return (
    <Panel
      flush
      title={title}
      aside={
        <span className="panel-search">
          <SearchInput label={label} value={value} onChange={onChange} />
        </span>
      }
      {...(foot !== undefined && { foot })}
    >
      <p className="visually-hidden" role="status">
        {status}
      </p>
      {children}
    </Panel>
  );
}
