import type { Block } from '@trolley/contract';
import { expect, test } from 'vitest';
import { frameHostsOf, youtubeHost } from './frameHosts.ts';

const text: Block = { type: 'richText', html: '<p>Text</p>' };
const film = (provider: 'file' | 'youtube') => ({ type: 'video', title: 'Film', provider, source: 'abc' }) as const;

test('a page without provider videos frames nothing', () => {
  expect(frameHostsOf([])).toEqual([]);
  expect(frameHostsOf([text, film('file')])).toEqual([]);
});

test('a provider video allows the cookie-free host alone, however often and however deep it stands', () => {
  expect(frameHostsOf([film('youtube'), text, film('youtube')])).toEqual([youtubeHost]);
  const tabs: Block = {
    type: 'tabs',
    label: 'Filme',
    tabs: [
      { label: 'A', blocks: [text] },
      { label: 'B', blocks: [film('youtube')] },
    ],
  };
  expect(frameHostsOf([tabs])).toEqual([youtubeHost]);
});
