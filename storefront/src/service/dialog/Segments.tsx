import { Icon, type IconShape } from '@trolley/ui/Icon.tsx';
import { nextTab } from '@trolley/ui/nextTab.ts';
import { useElementId } from '@trolley/ui/useElementId.ts';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';

interface SegmentsProps<V extends string> {
  readonly label: string;
  readonly segments: readonly { readonly value: V; readonly icon: IconShape; readonly label: string }[];
  readonly value: V;
  onChange(value: V): void;
  /** The panel of the chosen one. */
  readonly children: ReactNode;
}

/** Two or three tabs; with only one it shows no tabs. */
export function Segments<V extends string>({ label, segments, value, onChange, children }: SegmentsProps<V>) {
  const id = useElementId();
  const list = useRef<HTMLDivElement>(null);
  const current = segments.findIndex((segment) => segment.value === value);

  const move = (event: KeyboardEvent) => {
    const next = nextTab(event.key, current, segments.length);
    const segment = next === undefined ? undefined : segments[next];
    if (next === undefined || !segment) return;
    event.preventDefault();
    onChange(segment.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  if (segments.length < 2) return <div>{children}</div>;
  return (
    <>
      <div className="segments" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {segments.map((segment) => (
          <button
            key={segment.value}
            type="button"
            role="tab"
            id={`${id}-${segment.value}`}
            aria-controls={`${id}-panel`}
            aria-selected={segment.value === value}
            tabIndex={segment.value === value ? 0 : -1}
            onClick={() => onChange(segment.value)}
          >
            <Icon of={segment.icon} />
            {segment.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
