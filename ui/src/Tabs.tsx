import type { KeyboardEvent, ReactNode } from 'react';
import { useRef, useState } from 'react';
import { nextTab } from './nextTab.ts';
import { useElementId } from './useElementId.ts';

export interface Tab {
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps {
  /** What the tabs are about, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly initial?: number;
}

/** One stop of the keyboard; arrows move between the tabs and show their panels. */
export function Tabs({ label, tabs, initial = 0 }: TabsProps) {
  const id = useElementId();
  const list = useRef<HTMLDivElement>(null);
  const [shown, show] = useState(initial);

  const move = (event: KeyboardEvent) => {
    const next = nextTab(event.key, shown, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    show(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <div className="tabs">
      <div className="tabs-list" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map((tab, index) => (
          <button
            key={`${id}-${index}`}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === shown}
            tabIndex={index === shown ? 0 : -1}
            data-replay=""
            onClick={() => show(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={`${id}-${index}`}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== shown}
          tabIndex={0}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
