import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ListingFilter, noFilter, writeListing } from '@trolley/contract';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PriceSlider } from './PriceSlider.tsx';
import { inTenant, renderInTenant } from './testing/renderInTenant.tsx';

const steps = [50, 100, 200, 300, 500, 1000];
const slider = (filter: Partial<ListingFilter> = {}) => (
  <PriceSlider
    steps={steps}
    filter={{ ...noFilter, ...filter }}
    hrefOf={(next) => `/range/milk${writeListing({ filter: next, page: 1 })}`}
  />
);
const lowest = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Lowest price' });
const highest = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Highest price' });

/** As a browser does it: the value moves, and is let go. */
function moveTo(input: HTMLInputElement, place: number) {
  fireEvent.input(input, { target: { value: String(place) } });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

describe('DISC-09 the slider of prices', () => {
  const sent: string[] = [];
  const note = (event: MouseEvent) => {
    event.preventDefault();
    sent.push((event.target as HTMLElement).getAttribute('href') ?? '');
  };
  beforeEach(() => {
    vi.useFakeTimers();
    sent.length = 0;
    document.addEventListener('click', note);
  });
  afterEach(() => {
    document.removeEventListener('click', note);
    vi.useRealTimers();
  });
  const settle = () =>
    act(() => {
      vi.advanceTimersByTime(1000);
    });

  test('has two ends that say their price, over all steps of the list', () => {
    renderInTenant(slider({ price: { from: 100, to: 500 } }));
    expect([lowest().min, lowest().max, lowest().value, highest().value]).toEqual(['1', '6', '2', '5']);
    expect(lowest().getAttribute('aria-valuetext')).toBe('€1.00');
    expect(highest().getAttribute('aria-valuetext')).toBe('€5.00');
    expect(document.querySelector('.price-slider-range')?.textContent).toBe('€1.00 to €5.00');
    const figures = [...document.querySelectorAll('.price-slider-steps li')].map(({ textContent }) => textContent);
    expect(figures).toEqual(['0.50', '1', '2', '3', '5', '10']);
  });

  test('moved and let go, leads to the one address of the narrowed list', () => {
    renderInTenant(slider({ brand: ['cove'], sort: 'price' }));
    moveTo(lowest(), 3);
    expect(lowest().getAttribute('aria-valuetext')).toBe('€2.00');
    expect(sent).toEqual([]);
    moveTo(highest(), 5);
    settle();
    expect(sent).toEqual(['/range/milk?brand=cove&price=200-500&sort=price']);
  });

  test('back at its ends, nothing is chosen', () => {
    renderInTenant(slider({ price: { to: 300 } }));
    moveTo(highest(), 6);
    settle();
    expect(sent).toEqual(['/range/milk']);
  });

  test('its ends never meet', () => {
    renderInTenant(slider({ price: { to: 200 } }));
    moveTo(lowest(), 6);
    expect([lowest().value, highest().value]).toEqual(['2', '3']);
  });

  test('without a script it is a form with a button that sends the steps', () => {
    document.body.innerHTML = renderToString(inTenant(slider({ brand: ['cove'] })));
    const form = document.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/range/milk');
    expect(form?.querySelector('button')?.type).toBe('submit');
    const data = [...new FormData(form ?? undefined)];
    expect(data).toEqual([
      ['brand', 'cove'],
      ['price-from', '1'],
      ['price-to', '6'],
    ]);
    document.body.innerHTML = '';
  });

  test('moved before hydration, it is sent as soon as there is a script', () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(inTenant(slider()));
    const early = container.querySelector<HTMLInputElement>('[name="price-to"]');
    if (early) early.value = '4';
    const { unmount } = render(inTenant(slider()), { container, hydrate: true });
    settle();
    expect(sent).toEqual(['/range/milk?price=-300']);
    unmount();
    container.remove();
  });
});
