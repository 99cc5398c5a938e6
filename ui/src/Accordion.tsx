import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { ChevronDownIcon } from './icons.ts';

export interface AccordionItem {
  readonly title: ReactNode;
  readonly content: ReactNode;
  readonly open?: boolean;
}

export interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** With a name only one of them is open at a time. */
  readonly name?: string;
}

/** Native disclosures: they work before hydration, and the browser's search opens them. */
export function Accordion({ items, name }: AccordionProps) {
  return (
    <div className="accordion">
      {items.map((item, index) => (
        <details key={index} name={name} open={item.open}>
          <summary>
            {item.title}
            <Icon of={ChevronDownIcon} />
          </summary>
          <div className="accordion-content">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
