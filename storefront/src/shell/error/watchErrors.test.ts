import type { ClientReport, Endpoint } from '@trolley/contract';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Call } from '../api/call.ts';
import { reactErrors, watchErrors } from './watchErrors.ts';

const posted: { path: string; body: ClientReport }[] = [];
const call = (async (endpoint: Endpoint, input: { body: ClientReport }) => {
  posted.push({ path: endpoint.path, body: input.body });
}) as Call;

beforeAll(() => watchErrors(window, call));
beforeEach(() => void posted.splice(0));
const messages = () => posted.map(({ body }) => body.message);

describe('an error of the page', () => {
  test('ERR-10 that is uncaught is posted to /logs', () => {
    window.dispatchEvent(
      new ErrorEvent('error', { error: new TypeError('a is undefined'), message: 'a is undefined' }),
    );
    window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
    expect(posted.map(({ path }) => path)).toEqual(['/logs', '/logs']);
    expect(messages()).toEqual(['TypeError: a is undefined', 'Script error.']);
  });

  test('ERR-10 in a promise is posted too', () => {
    const event = Object.assign(new Event('unhandledrejection'), { reason: new Error('nobody waited') });
    window.dispatchEvent(event);
    expect(messages()).toEqual(['Error: nobody waited']);
  });

  test('ERR-09 while rendering reaches the hooks, however many ways it is told', () => {
    const error = new Error('drawn badly');
    const info = { componentStack: '' };
    reactErrors.onCaughtError?.(error, info);
    reactErrors.onUncaughtError?.(error, info);
    window.dispatchEvent(new ErrorEvent('error', { error }));
    expect(messages()).toEqual(['Error: drawn badly']);
  });

  test('ERR-10 is sent off without waiting, so nothing else is held up', () => {
    const slow = vi.fn(() => new Promise<never>(() => {}));
    watchErrors(window, slow);
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('slow log') }));
    expect(slow).toHaveBeenCalledOnce();
  });
});
