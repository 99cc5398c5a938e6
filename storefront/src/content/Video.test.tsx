import { fireEvent, render } from '@testing-library/react';
import type { Block } from '@trolley/contract';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Blocks } from './Blocks.tsx';
import { inShop, renderInShop } from './testing/renderInShop.tsx';

const poster = { src: '/media/poster.png', alt: 'A bakery', width: 1280, height: 720 };
const film: Block = { type: 'video', title: 'In the bakery', provider: 'youtube', source: 'a_b-c?d', poster };

describe('a video of another provider', () => {
  test('asks nothing of the provider before it is played', () => {
    const { container } = renderInShop(<Blocks blocks={[film]} />);
    expect(container.querySelector('iframe')).toBeNull();
    expect(container.innerHTML).not.toMatch(/src="https?:/);
    expect(container.textContent).toContain('Nothing is sent before you press play.');
  });

  test('is then shown from the host without cookies, whatever its id says', () => {
    // Outside the document, where no frame begins to load.
    const container = document.createElement('div');
    const { getByText } = render(inShop(<Blocks blocks={[film]} />), { container, baseElement: container });
    fireEvent.click(getByText('Play the video'));
    const frame = container.querySelector('iframe');
    expect(frame?.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/a_b-c%3Fd?autoplay=1');
    expect(frame?.title).toBe('In the bakery');
  });

  test('can be opened without scripts', () => {
    expect(renderToString(inShop(<Blocks blocks={[film]} />))).toMatch(
      /<noscript><a href="https:\/\/www\.youtube-nocookie/,
    );
  });
});

test('an own video loads nothing but its poster until it is played', () => {
  const { container } = renderInShop(<Blocks blocks={[{ ...film, provider: 'file', source: '/media/film.mp4' }]} />);
  const video = container.querySelector('video');
  expect(video?.getAttribute('src')).toBe('/media/film.mp4');
  expect(video?.getAttribute('preload')).toBe('none');
  expect(video?.getAttribute('poster')).toBe(poster.src);
  expect(video?.hasAttribute('controls')).toBe(true);
});
