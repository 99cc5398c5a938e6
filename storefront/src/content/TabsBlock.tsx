import { Tabs } from '@trolley/ui/Tabs.tsx';
import type { BlockProps } from './blockProps.ts';
import { deeper } from './blockProps.ts';
import { Heading } from './Heading.tsx';
import { Section } from './Section.tsx';

export function TabsBlock({ block: { label, tabs }, level, anchor, show }: BlockProps<'tabs'>) {
  const inside = deeper(level);
  return (
    <Section className="block-tabs" level={level} anchor={anchor} title={label}>
      <Tabs
        label={label}
        tabs={tabs.map((tab) => ({
          label: tab.label,
          content: (
            <>
              {/* Shown only where no script runs: all panels then stand below each other. */}
              <Heading level={inside} className="tab-title">
                {tab.label}
              </Heading>
              {show(tab.blocks, inside)}
            </>
          ),
        }))}
      />
    </Section>
  );
}
