import { cleanup, render } from '@testing-library/react';
import { block, type PagePayload, type PagePayloadOf } from '@trolley/contract';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { productFixture } from '../catalogue/testing/products.ts';
import { inTenant } from '../catalogue/testing/renderInTenant.tsx';
import { textsOf } from '../form/testing/formShop.tsx';
import { recipeFixture } from '../recipe/testing/recipes.ts';
import ComponentsScreen from './ComponentsScreen.tsx';
import { inlineStylesOf } from './inlineStyles.ts';

afterEach(cleanup);

const payload: PagePayloadOf<'components'> = {
  buildId: 'build1',
  screen: 'components',
  path: '/_components',
  params: {},
  layout: 'default',
  status: 200,
  meta: { title: 'Components' },
  canonical: 'https://shop.example/_components',
  data: {
    themes: [
      { id: 'field', name: 'Field', style: "[data-theme=field]{--font:'A & B'}" },
      { id: 'sea', name: 'Sea', style: '[data-theme=sea]{--color-brand:#000000}' },
    ],
    samples: {
      products: [productFixture()],
      recipes: [recipeFixture()],
      categories: [{ category: 'C0001', title: 'Necessary', text: 'Without them no basket.', cookies: [] }],
      texts: textsOf('harbour', ['recipe', 'consent', 'customer-newsletter', 'customer-contact-form']),
    },
  },
};

describe('the gallery', () => {
  const html = renderToString(inTenant(<ComponentsScreen payload={payload} />));

  test('shows every theme, light and dark', () => {
    for (const place of ['Field, light', 'Field, dark', 'Sea, light', 'Sea, dark'])
      expect(html).toContain(`aria-label="${place}"`);
  });

  test('CONT-01 has a sample of every kind of block, and shows it', () => {
    const page = new DOMParser().parseFromString(html, 'text/html');
    const panel = page.querySelector('[aria-label="Sea, dark"]');
    const kinds = block.def.options.flatMap(({ def }) => def.shape.type.def.values);
    expect(kinds).toHaveLength(17);
    const shown = (kind: string) => panel?.querySelector(`[data-block="${kind}"] > :not(summary)`)?.innerHTML ?? '';
    expect(kinds.filter((kind) => shown(kind) === '')).toEqual([]);
  });

  test('has no style attributes, which the policy of the page forbids', () => expect(html).not.toMatch(/\sstyle="/));

  test('names the styles of its themes to the renderer', () => {
    expect(inlineStylesOf(payload)).toEqual(payload.data.themes.map(({ style }) => style));
    const other: PagePayload = { ...payload, screen: 'generalerror', data: { status: 500, message: '' } };
    expect(inlineStylesOf(other)).toEqual([]);
  });

  test('brings the styles of its themes when one navigates to it, and takes them away again', () => {
    const before = document.adoptedStyleSheets.length;
    const { unmount } = render(inTenant(<ComponentsScreen payload={payload} />));
    expect(document.adoptedStyleSheets).toHaveLength(before + 2);
    unmount();
    expect(document.adoptedStyleSheets).toHaveLength(before);
  });
});
