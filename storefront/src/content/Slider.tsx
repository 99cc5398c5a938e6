import { IconButton } from '@trolley/ui/IconButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '@trolley/ui/icons.ts';
import { useScrollEnds } from '@trolley/ui/useScrollEnds.ts';
import { useId, useRef } from 'react';
import { useText } from '../shell/shop.tsx';
import type { BlockProps } from './blockProps.ts';
import { deeper } from './blockProps.ts';
import { Section } from './Section.tsx';
import { TeaserCard } from './TeaserCard.tsx';

/** Cards in a row that scrolls by touch, wheel, keys and, once React is there, by its two buttons. */
export function Slider({ block: { title, items }, level, anchor }: BlockProps<'slider'>) {
  const text = useText();
  const id = `row${useId()}`;
  const row = useRef<HTMLDivElement>(null);
  const { measure, ...ends } = useScrollEnds(row);

  const turn = (direction: 1 | -1) => {
    const element = row.current;
    // One card stays in sight, to show where the scrolling came from.
    element?.scrollBy({ left: direction * element.clientWidth * 0.8 });
  };

  const buttons = (
    <div className="slider-buttons" hidden={ends.start && ends.end}>
      <IconButton
        icon={ChevronLeftIcon}
        label={text('content.slider.previous')}
        kind="outline"
        aria-controls={id}
        aria-disabled={ends.start}
        data-replay=""
        onClick={() => turn(-1)}
      />
      <IconButton
        icon={ChevronRightIcon}
        label={text('content.slider.next')}
        kind="outline"
        aria-controls={id}
        aria-disabled={ends.end}
        data-replay=""
        onClick={() => turn(1)}
      />
    </div>
  );
  return (
    <Section className="block-slider" level={level} anchor={anchor} title={title} actions={buttons}>
      {/* What scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="slider-row" id={id} ref={row} role="group" aria-label={title} tabIndex={0} onScroll={measure}>
        <ul className="slider-cards">
          {items.map((item) => (
            <TeaserCard key={item.title} item={item} level={deeper(level)} />
          ))}
        </ul>
      </div>
    </Section>
  );
}
