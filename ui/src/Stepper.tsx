import { Icon } from './Icon.tsx';
import { MinusIcon, PlusIcon, TrashIcon } from './icons.ts';

export interface StepperProps {
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** What is counted, for screen readers. */
  readonly label: string;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  /** With it the last step down takes the thing away, and says so. */
  readonly removeLabel?: string;
  /** The value with its unit; plain figures by default. */
  readonly valueText?: string;
  readonly onChange: (value: number) => void;
  readonly kind?: 'filled' | 'outline';
}

/** Less, amount, more. A controlled component. */
export function Stepper(props: StepperProps) {
  const { value, min = 0, max = Number.POSITIVE_INFINITY, step = 1, kind = 'outline', removeLabel, onChange } = props;
  const removes = removeLabel !== undefined && value - step <= min;
  return (
    <div className={`stepper stepper-${kind}`} role="group" aria-label={props.label}>
      <button
        type="button"
        aria-label={removes ? removeLabel : props.decreaseLabel}
        disabled={value <= min}
        onClick={() => onChange(Math.max(min, value - step))}
        data-replay=""
      >
        <Icon of={removes ? TrashIcon : MinusIcon} size="s" bold={!removes} />
      </button>
      <output>{props.valueText ?? value}</output>
      <button
        type="button"
        aria-label={props.increaseLabel}
        disabled={value >= max}
        onClick={() => onChange(Math.min(max, value + step))}
        data-replay=""
      >
        <Icon of={PlusIcon} size="s" bold />
      </button>
    </div>
  );
}
