import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { detailFixture } from '../testing/products.ts';
import { renderInTenant } from '../testing/renderInTenant.tsx';
import { Gallery } from './Gallery.tsx';

const front = { kind: 'front', picture: '/pictures/00000000000000aa' } as const;
const pictures = [
  front,
  { kind: 'back', picture: '/pictures/00000000000000bb' } as const,
  { kind: 'served', picture: '/pictures/00000000000000cc' } as const,
];
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
const titleOf = () => dialog().querySelector('h2')?.textContent;

/** Three slides of 300 pixels where 480 fit, so that the last never reaches the edge; happy-dom lays nothing out. */
function laidOut() {
  const slides = document.querySelector('.gallery-slides') ?? document.body;
  Object.defineProperties(slides, { clientWidth: { value: 480 }, scrollWidth: { value: 900 } });
  for (const slide of slides.children) Object.defineProperty(slide, 'clientWidth', { value: 300 });
  return (left: number) => {
    slides.scrollLeft = left;
    fireEvent.scroll(slides);
  };
}

test('one picture is a picture: no thumbnails, no dots', () => {
  renderInTenant(<Gallery product={detailFixture({ pictures: [front] })} />);
  expect(screen.getAllByRole('button', { name: /Zoom in$/ })).toHaveLength(1);
  expect(document.querySelector('.gallery-thumbs, .gallery-dots')).toBeNull();
});

test('several have thumbnails with words, each picture its own text, and a press on a thumbnail chooses it', () => {
  renderInTenant(<Gallery product={detailFixture({ pictures })} />);
  const thumbs = within(document.querySelector<HTMLElement>('.gallery-thumbs') ?? document.body);
  expect(thumbs.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Front', 'Back', 'Served']);
  expect(
    screen
      .getAllByRole('img')
      .map((image) => image.getAttribute('alt'))
      .filter(Boolean),
  ).toEqual(['Glenbeg Whole Milk', 'Glenbeg Whole Milk: back of the pack', 'Glenbeg Whole Milk: serving suggestion']);
  fireEvent.click(thumbs.getByRole('button', { name: 'Back' }));
  expect(thumbs.getByRole('button', { name: 'Back' }).getAttribute('aria-current')).toBe('true');
  expect(thumbs.getByRole('button', { name: 'Front' }).getAttribute('aria-current')).toBeNull();
  expect([...document.querySelectorAll('.gallery-dots i')].map((dot) => dot.className)).toEqual([
    '',
    'gallery-dot-on',
    '',
  ]);
});

test('a swipe is followed: the slide in sight is marked, and at the end the last one', () => {
  renderInTenant(<Gallery product={detailFixture({ pictures })} />);
  const swipe = laidOut();
  const marked = () => document.querySelector('.gallery-thumbs [aria-current]')?.textContent;
  const dots = () => [...document.querySelectorAll('.gallery-dots i')].map(({ className }) => className !== '');
  swipe(290);
  expect([marked(), dots()]).toEqual(['Back', [false, true, false]]);
  swipe(420);
  expect([marked(), dots()]).toEqual(['Served', [false, false, true]]);
  swipe(0);
  expect([marked(), dots()]).toEqual(['Front', [true, false, false]]);
});

test('only the first is loaded before it is needed', () => {
  renderInTenant(<Gallery product={detailFixture({ pictures })} />);
  const large = [...document.querySelectorAll('.gallery-slide img')];
  expect(large.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy']);
});

test('a press shows a picture large; arrows turn it, plus enlarges it, and closing it leads back', async () => {
  renderInTenant(<Gallery product={detailFixture({ pictures })} />);
  const [first] = screen.getAllByRole('button', { name: /Zoom in$/ });
  fireEvent.click(first as HTMLElement);
  await waitFor(() => expect(dialog().open).toBe(true));
  expect(titleOf()).toBe('Glenbeg Whole Milk');
  fireEvent.keyDown(dialog(), { key: 'ArrowRight' });
  expect(titleOf()).toBe('Glenbeg Whole Milk: back of the pack');
  fireEvent.keyDown(dialog(), { key: 'ArrowLeft' });
  fireEvent.keyDown(dialog(), { key: 'ArrowLeft' });
  expect(titleOf()).toBe('Glenbeg Whole Milk: serving suggestion');
  fireEvent.keyDown(dialog(), { key: '+' });
  expect(dialog().querySelector('.zoom-large')).not.toBeNull();
  // Enlarged, arrows move the picture instead.
  fireEvent.keyDown(dialog(), { key: 'ArrowRight' });
  expect(titleOf()).toBe('Glenbeg Whole Milk: serving suggestion');
  act(() => dialog().close());
  await waitFor(() => expect(dialog().open).toBe(false));
});
