import { fireEvent, screen } from '@testing-library/react';
import type { Block } from '@trolley/contract';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Blocks } from './Blocks.tsx';
import { inShop, renderInShop } from './testing/renderInShop.tsx';

const tabs: Block = {
  type: 'tabs',
  label: 'How it works',
  tabs: [
    { label: 'Delivery', blocks: [{ type: 'richText', html: '<p>We come to you.</p>' }] },
    { label: 'Collect', blocks: [{ type: 'richText', html: '<p>You come to us.</p>' }] },
  ],
};

test('tabs show one panel at a time', () => {
  renderInShop(<Blocks blocks={[tabs]} />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('How it works');
  expect(screen.getByRole('tabpanel').textContent).toContain('We come to you.');
  fireEvent.click(screen.getByRole('tab', { name: 'Collect' }));
  expect(screen.getByRole('tabpanel').textContent).toContain('You come to us.');
});

test('every panel stands in the page with its title, for those without scripts', () => {
  const html = renderToString(inShop(<Blocks blocks={[tabs]} />));
  for (const words of ['We come to you.', 'You come to us.']) expect(html).toContain(words);
  expect(html).toContain('<h3 class="tab-title">Collect</h3>');
});
