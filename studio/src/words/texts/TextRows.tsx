import { useVirtualizer } from '@tanstack/react-virtual';
import type { ShownText } from '@trolley/contract';
import { EmptyState } from '@trolley/ui/EmptyState.tsx';
import { NothingFoundIcon } from '@trolley/ui/icons.ts';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { usePlaceName } from '../../places/placeName.ts';
import { State } from '../../shell/parts/State.tsx';
import type { WordTexts } from '../messages.en.ts';
import { useTexts } from '../texts.ts';
import { isToCheck, textNow } from './textList.ts';

interface Props {
  readonly found: readonly ShownText[];
  readonly chosen: string;
  /** By key. */
  readonly unsaved: Readonly<Record<string, string>>;
  onChoose(key: string): void;
}

const rowHeight = 54;

/** Thousands of texts of which those in sight are drawn; the arrows go from one to the next. */
export function TextRows({ found, chosen, unsaved, onChoose }: Props) {
  const texts = useTexts();
  const placeName = usePlaceName();
  const frame = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: found.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    initialRect: { width: 600, height: 600 },
    overscan: 8,
  });
  const at = found.findIndex(({ key }) => key === chosen);

  // A link that names a text leads to its row.
  useEffect(() => {
    if (at >= 0) rows.scrollToIndex(at);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the screen is opened
  }, []);

  function move(event: KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const next = found[at + step];
    if (step === 0 || !next) return;
    event.preventDefault();
    onChoose(next.key);
    rows.scrollToIndex(at + step);
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>('[aria-current]')?.focus());
  }

  if (found.length === 0)
    return (
      <EmptyState icon={NothingFoundIcon} heading="h2" title={texts.noTexts}>
        {texts.noTextsHelp}
      </EmptyState>
    );
  return (
    <div ref={frame} className="words-rows">
      <ol
        ref={(list) => {
          list?.style.setProperty('block-size', `${rows.getTotalSize()}px`);
        }}
      >
        {rows.getVirtualItems().map(({ index, start }) => {
          const one = found[index];
          if (!one) return null;
          return (
            <li
              key={one.key}
              aria-setsize={found.length}
              aria-posinset={index + 1}
              ref={(row) => {
                row?.style.setProperty('transform', `translateY(${start}px)`);
              }}
            >
              <button
                type="button"
                className="words-text"
                aria-current={one.key === chosen ? 'true' : undefined}
                onClick={() => onChoose(one.key)}
                onKeyDown={move}
              >
                <span className="words-says">{textNow(one)}</span>
                <span className="words-key mono">{one.key}</span>
                <span className="words-stands">{placesLine(one.places, placeName)}</span>
                <TextMark of={one} isUnsaved={unsaved[one.key] !== undefined} texts={texts} />
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function placesLine([first, ...others]: readonly string[], placeName: (place: string) => string): string {
  if (first === undefined) return '–';
  // What surrounds every page says it all.
  if (first === 'everywhere' || others.length === 0) return placeName(first);
  return `${placeName(first)} +${others.length}`;
}

interface MarkProps {
  readonly of: ShownText;
  readonly isUnsaved: boolean;
  readonly texts: WordTexts;
}

function TextMark({ of, isUnsaved, texts }: MarkProps) {
  if (isUnsaved)
    return (
      <State tone="warn" dot="ring">
        {texts.stateUnsaved}
      </State>
    );
  if (of.unfit) return <State tone="error">{texts.stateUnfit}</State>;
  if (isToCheck(of))
    return (
      <State tone="warn" dot="half">
        {texts.stateUpstream}
      </State>
    );
  if (of.text !== undefined) return <State tone="info">{texts.stateChanged}</State>;
  return of.fixed ? <State dot="none">{texts.stateFixed}</State> : <span />;
}
