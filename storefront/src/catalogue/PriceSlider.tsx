import { clearFacets, type ListingFilter, priceSteps, writeListing } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { useEffect, useRef, useState } from 'react';
import { useShop, useText } from '../shell/shop.tsx';
import { useMoney } from '../shell/useMoney.ts';
import './price-slider.css';
import { hasFigure, placesOf, priceBetween, stepFigure } from './pricePlaces.ts';

interface PriceSliderProps {
  /** Where it stops, in cents. */
  readonly steps: readonly number[];
  /** How many products lie between one stop and the next. */
  readonly counts?: readonly number[] | undefined;
  readonly filter: ListingFilter;
  hrefOf(filter: ListingFilter): string;
}

/** So long after the last step of a key a list is asked for. */
const patience = 350;

/**
 * The lowest and the highest price of a list: two native sliders over the steps. Without a script they are sent with a
 * button as numbers of steps, which the server turns into an address in cents; with one they lead to that address themselves.
 */
export function PriceSlider({ steps, counts, filter, hrefOf }: PriceSliderProps) {
  const text = useText();
  const money = useMoney();
  const { decimal } = useShop().tenant.amounts;
  const form = useRef<HTMLFormElement>(null);
  const lowest = useRef<HTMLInputElement>(null);
  const highest = useRef<HTMLInputElement>(null);
  const waiting = useRef<number>(undefined);
  const hydrated = useRef(false);
  const [first, last] = placesOf(undefined, steps);
  const [from, to] = placesOf(filter.price, steps);
  const [moved, setMoved] = useState<readonly [number, number]>([from, to]);

  const send = () => {
    const price = priceBetween([Number(lowest.current?.value), Number(highest.current?.value)], steps);
    const { price: _, ...others } = filter;
    if (form.current) follow(hrefOf(price ? { ...others, price } : others), form.current);
  };
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });

  useEffect(() => {
    const [low, high] = [lowest.current, highest.current];
    if (!low || !high) return;
    const isElsewhere = Number(low.value) !== from || Number(high.value) !== to;
    // The shopper may have moved them before hydration.
    if (!hydrated.current && isElsewhere) latest.current();
    else if (waiting.current === undefined) {
      low.value = String(from);
      high.value = String(to);
      // The same places are kept, so that a list which comes alive is not rendered a second time.
      setMoved((places) => (places[0] === from && places[1] === to ? places : [from, to]));
    }
    hydrated.current = true;
  }, [from, to]);

  useEffect(() => {
    const wait = () => {
      window.clearTimeout(waiting.current);
      waiting.current = window.setTimeout(() => {
        waiting.current = undefined;
        latest.current();
      }, patience);
    };
    // Unlike React's `onChange`, the event of that name comes when a thumb is let go.
    const watched = form.current;
    watched?.addEventListener('change', wait);
    return () => {
      watched?.removeEventListener('change', wait);
      window.clearTimeout(waiting.current);
    };
  }, []);

  const move = (end: 'from' | 'to') => {
    const [low, high] = [lowest.current, highest.current];
    if (!low || !high) return;
    // The two never meet: there is nothing between a price and itself.
    if (end === 'from') low.value = String(Math.min(Number(low.value), Number(high.value) - 1));
    else high.value = String(Math.max(Number(high.value), Number(low.value) + 1));
    setMoved([Number(low.value), Number(high.value)]);
  };
  const priceAt = (place: number) => money(priceSteps[place] ?? 0);
  const others = new URLSearchParams(writeListing({ filter: { ...filter, price: undefined }, page: 1 }));
  const shared = { min: first, max: last, autoComplete: 'off' } as const;
  const [shownFrom, shownTo] = moved;
  return (
    <form
      ref={form}
      className="price-slider"
      action={hrefOf(clearFacets({ ...filter, sort: undefined }))}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {[...others].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="price-slider-range">
        {text('catalogue.facet.price.between', { from: priceAt(shownFrom), to: priceAt(shownTo) })}
      </p>
      {counts && <Histogram counts={counts} from={shownFrom - first} to={shownTo - first} />}
      <div className="price-slider-track">
        <input
          {...shared}
          type="range"
          ref={lowest}
          name="price-from"
          defaultValue={from}
          aria-label={text('catalogue.facet.price.lowest')}
          aria-valuetext={priceAt(shownFrom)}
          onChange={() => move('from')}
        />
        <input
          {...shared}
          type="range"
          ref={highest}
          name="price-to"
          defaultValue={to}
          aria-label={text('catalogue.facet.price.highest')}
          aria-valuetext={priceAt(shownTo)}
          onChange={() => move('to')}
        />
      </div>
      <ol className="price-slider-steps" aria-hidden="true">
        {steps.map((step, place) => (
          <li key={step}>{hasFigure(place, steps.length) && stepFigure(step, decimal)}</li>
        ))}
      </ol>
      <Button type="submit" kind="outline" size="s">
        {text('catalogue.facet.price.apply')}
      </Button>
    </form>
  );
}

interface HistogramProps {
  readonly counts: readonly number[];
  /** Places of the slider's ends, from its first. */
  readonly from: number;
  readonly to: number;
}

/** Where the prices of a list lie: a bar between one stop and the next. */
function Histogram({ counts, from, to }: HistogramProps) {
  const most = Math.max(1, ...counts);
  return (
    <svg
      className="price-histogram"
      viewBox={`0 0 ${10 * counts.length} 40`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {counts.map((count, place) => {
        const height = count === 0 ? 0 : Math.max(2, Math.round((40 * count) / most));
        const isChosen = place >= from && place < to;
        return (
          <rect
            key={place}
            className={isChosen ? 'chosen' : undefined}
            x={10 * place + 0.5}
            y={40 - height}
            width={9}
            height={height}
          />
        );
      })}
    </svg>
  );
}

/** As if a link had been pressed: what follows links follows this one too. */
function follow(href: string, beside: HTMLElement): void {
  const link = document.createElement('a');
  link.href = href;
  beside.append(link);
  link.click();
  link.remove();
}
