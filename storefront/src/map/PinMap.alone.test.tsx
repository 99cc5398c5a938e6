import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderSearch } from '../search/testing/renderSearch.tsx';
import { PinMap } from './PinMap.tsx';
import { openStreets } from './streets.ts';

vi.mock('./streets.ts');

const places = [
  { id: 'a', name: 'Salthill', number: 1, position: { lat: 53.2597, lng: -9.0772 } },
  { id: 'b', name: 'Eyre Square', number: 2, position: { lat: 53.2745, lng: -9.0489 } },
  { id: 'c', name: 'Cork', number: 3, position: { lat: 51.92, lng: -8.47 } },
];
const map = () => within(screen.getByRole('group', { name: 'Stores' }));
const pins = () =>
  map()
    .getAllByRole('button')
    .map((pin) => pin.getAttribute('aria-label'));

function open(chosen?: string, styleUrl?: string) {
  const onChoose = vi.fn();
  const given = { country: 'ZZ', label: 'Stores', places, onChoose, styleUrl };
  const shown = renderSearch(<PinMap {...given} chosen={chosen} />);
  return { ...shown, onChoose };
}

describe('a map of pins', () => {
  test('what would lie on each other is one pin with a count, and a press parts it', () => {
    open();
    expect(pins()).toEqual(['Cork', '2 stores, zoom in']);
    fireEvent.click(map().getByRole('button', { name: /2 stores/ }));
    expect(pins()).toContain('Salthill');
    expect(pins()).toContain('Eyre Square');
  });

  test('the chosen one has its number and its name, and the map looks at it', () => {
    const { container } = open('a');
    const chosen = map().getByRole('button', { pressed: true });
    expect(chosen.textContent).toContain('1');
    expect(chosen.querySelector('.map-tag')?.textContent).toBe('Salthill');
    expect(chosen.getAttribute('transform')).toBe('translate(310.0 280.0)');
    expect(container.querySelector('.map-scale')?.textContent).toMatch(/km/);
  });

  test('buttons and keys move it, and Enter chooses a pin', () => {
    const { onChoose } = open();
    const at = () => map().getByRole('button', { name: 'Cork' }).getAttribute('transform');
    const before = at();
    fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    const nearer = at();
    expect(nearer).not.toBe(before);
    fireEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
    expect(at()).toBe(before);
    fireEvent.keyDown(map().getByRole('button', { name: 'Cork' }), { key: 'ArrowRight' });
    expect(at()).not.toBe(before);
    fireEvent.keyDown(map().getByRole('button', { name: 'Cork' }), { key: 'Enter' });
    expect(onChoose).toHaveBeenCalledWith('c');
  });
});

describe('a map of the retailer’s own style', () => {
  const styleUrl = 'https://tiles.example/style.json';
  const streets = { look: vi.fn(), close: vi.fn() };
  const opened = () => vi.mocked(openStreets).mock.lastCall?.[0];
  const ownDrawing = () => document.querySelector('.map-plain, .map-sea');
  beforeEach(() => {
    vi.mocked(openStreets).mockReset().mockResolvedValue(streets);
    streets.look.mockReset();
  });

  test('is not loaded where none is chosen', () => {
    open();
    expect(openStreets).not.toHaveBeenCalled();
    expect(ownDrawing()).not.toBeNull();
  });

  test('lies below the same pins and looks where they are; until it is there the drawing stays', async () => {
    open('a', styleUrl);
    expect(opened()).toMatchObject({ styleUrl });
    expect(ownDrawing()).not.toBeNull();
    const before = pins();
    await act(async () => opened()?.onShown());
    expect(ownDrawing()).toBeNull();
    expect(pins()).toEqual(before);
    const [view] = streets.look.mock.lastCall ?? [];
    expect(view.middle.lat).toBeCloseTo(53.2597, 4);
    expect(view.middle.lng).toBeCloseTo(-9.0772, 4);
    fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(streets.look.mock.lastCall?.[0].zoom).toBeCloseTo(view.zoom + Math.log2(1.6), 5);
  });

  test('that fails gives way to the drawing: its style, its script, or WebGL lost later', async () => {
    open('a', styleUrl);
    await act(async () => opened()?.onShown());
    await act(async () => opened()?.onFailed());
    expect(ownDrawing()).not.toBeNull();
    expect(document.querySelector('.map-streets')).toBeNull();
    expect(streets.close).toHaveBeenCalled();
  });

  test('without WebGL the drawing stays', async () => {
    vi.mocked(openStreets).mockRejectedValue(new Error('no WebGL'));
    open('a', styleUrl);
    await act(async () => {});
    expect(ownDrawing()).not.toBeNull();
    expect(document.querySelector('.map-streets')).toBeNull();
    expect(pins()).toContain('Salthill');
  });
});
