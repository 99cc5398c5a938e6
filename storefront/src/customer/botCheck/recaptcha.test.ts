import { expect, test, vi } from 'vitest';
import { loadRecaptcha } from './recaptcha.ts';

const provider = {
  ready: (then: () => void) => then(),
  execute: vi.fn(async (siteKey: string) => `token of ${siteKey}`),
};

/** A page whose scripts come, or do not. */
function openPage(comes: boolean) {
  const scripts: string[] = [];
  const head = {
    append(script: HTMLScriptElement) {
      scripts.push(script.src);
      if (comes) page.grecaptcha = provider;
      queueMicrotask(() => script.dispatchEvent(new Event(comes ? 'load' : 'error')));
    },
  };
  const createElement = (name: string) => document.createElement(name);
  const page: Parameters<typeof loadRecaptcha>[1] & object = {
    document: { createElement, head } as unknown as Document,
  };
  return { page, scripts };
}

test('CUST-02 Google’s script is loaded once, with the site key, and gives a token', async () => {
  const { page, scripts } = openPage(true);
  const token = await loadRecaptcha('a key', page);
  await loadRecaptcha('a key', page);
  expect(scripts).toEqual(['https://www.google.com/recaptcha/api.js?render=a%20key']);
  expect(await token()).toBe('token of a key');
  expect(provider.execute).toHaveBeenCalledWith('a key', { action: 'account' });
});

test('CUST-02 a script that does not come is a failure, not a silence', async () => {
  await expect(loadRecaptcha('key', openPage(false).page)).rejects.toThrow('could not be loaded');
});
