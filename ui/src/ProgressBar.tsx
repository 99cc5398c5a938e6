import type { ReactNode } from 'react';
import { useElementId } from './useElementId.ts';

export interface ProgressBarProps {
  readonly label: ReactNode;
  /** Without a value it is under way without a known end. */
  readonly value?: number;
  readonly max?: number;
}

/** How far something has come. */
export function ProgressBar({ label, value, max = 100 }: ProgressBarProps) {
  const id = useElementId();
  return (
    <div className="progress">
      <label htmlFor={id}>{label}</label>
      <progress id={id} value={value} max={max} />
    </div>
  );
}
