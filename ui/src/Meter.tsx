import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export interface MeterMark {
  readonly at: number;
  readonly label: string;
}

export interface MeterProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** What the value means, in words. */
  readonly valueText: string;
  readonly children?: ReactNode;
  /** Places on the way that mean something, such as a minimum. */
  readonly marks?: readonly MeterMark[];
  /** A thin line without marks. */
  readonly slim?: boolean;
}

/** How much there is of what can be. Drawn, since the policy of the page allows no style attributes. */
export function Meter({ label, value, max, valueText, children, marks = [], slim = false }: MeterProps) {
  const percent = (amount: number) => `${Math.round(Math.min(Math.max(amount / max, 0), 1) * 1000) / 10}%`;
  return (
    <div className={classes('meter', slim && 'meter-slim')}>
      {children}
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(value, max)}
        aria-valuetext={valueText}
      >
        <svg className="meter-track" aria-hidden="true">
          <rect className="meter-value" width={percent(value)} height="8" rx="4" />
          {marks.map(({ at }) => (
            <rect key={at} className="meter-mark" x={percent(at)} y="-3" width="3" height="14" rx="1.5" />
          ))}
        </svg>
      </div>
      {marks.length > 0 && (
        <svg className="meter-labels">
          {marks.map(({ at, label: words }) => (
            <text key={at} x={percent(at)} y="14" textAnchor={anchorAt(at / max)}>
              {words}
            </text>
          ))}
        </svg>
      )}
    </div>
  );
}

/** Below its place, but never beyond the ends. */
function anchorAt(share: number): 'start' | 'middle' | 'end' {
  if (share < 0.15) return 'start';
  return share > 0.85 ? 'end' : 'middle';
}
