import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ShopProvider, usePathTo, useShop, useText } from './shop.tsx';
import { bootFixture, contentFixture, tenantFixture } from './testing/bootFixture.ts';

const { clientRuntimeConfig: flags } = tenantFixture();
const boot = bootFixture(
  contentFixture('Home'),
  tenantFixture({ clientRuntimeConfig: { ...flags, featureRecipes: false } }, { hello: 'Hello' }),
);

function Sign({ of }: { readonly of: string }) {
  const text = useText();
  const pathTo = usePathTo();
  const { tenant, webview } = useShop();
  return (
    <p data-testid="sign">
      {[
        tenant.name,
        webview,
        text(of),
        pathTo('search-term', { term: 'oat milk' }),
        pathTo('recipes') ?? 'no recipes',
      ].join(' | ')}
    </p>
  );
}
afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

describe('the shop around a component', () => {
  test('gives tenant, texts and the paths that lead to a screen', () => {
    render(
      <ShopProvider boot={boot} webview>
        <Sign of="hello" />
      </ShopProvider>,
    );
    expect(screen.getByTestId('sign').textContent).toBe('Test Shop | true | Hello | /search/oat%20milk | no recipes');
  });

  test('a missing text throws while developing', () => {
    const loud = vi.spyOn(console, 'error').mockImplementation(() => {});
    const showing = () =>
      render(
        <ShopProvider boot={boot}>
          <Sign of="bye" />
        </ShopProvider>,
      );
    expect(showing).toThrow('There is no text for the message key "bye"');
    loud.mockRestore();
  });

  test('and is shown as its key in production', () => {
    vi.stubEnv('DEV', false);
    const told = vi.fn();
    const { rerender } = render(
      <ShopProvider boot={boot}>
        <Sign of="bye" />
      </ShopProvider>,
    );
    expect(screen.getByTestId('sign').textContent).toContain('| bye |');
    rerender(
      <ShopProvider boot={boot} onMissingText={told}>
        <Sign of="bye" />
      </ShopProvider>,
    );
    expect(told).toHaveBeenCalledWith('bye');
  });
});
