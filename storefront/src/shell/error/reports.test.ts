import { clientReport, unfitTexts } from '@trolley/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../api/apiError.ts';
import { onError, raiseError } from './errorHooks.ts';
import { createReports, reportOf } from './reports.ts';

const send = vi.fn(async () => undefined);
afterEach(() => send.mockClear());

describe('client errors', () => {
  test('ERR-10 are posted with error and message', () => {
    const error = new TypeError('x is not a function');
    createReports(send)(error);
    expect(send).toHaveBeenCalledExactlyOnceWith({ error: error.stack, message: 'TypeError: x is not a function' });
  });

  test('ERR-10 are posted once each and ten at most', () => {
    const report = createReports(send);
    for (let round = 0; round < 3; round += 1) for (let i = 0; i < 20; i += 1) report(`broken ${i}`);
    expect(send).toHaveBeenCalledTimes(10);
  });

  test('ERR-10 a failure to post them is ignored', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    createReports(() => Promise.reject(new Error('no network')))(new Error('x'));
    await new Promise((resolve) => setTimeout(resolve, 5));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  test('ERR-10 what the server refused or the shopper called off is no client error', () => {
    const report = createReports(send);
    report(new ApiError(404, 'Not found'));
    report(new DOMException('gone', 'AbortError'));
    expect(send).not.toHaveBeenCalled();
  });

  test.each([new Error('a'.repeat(9000)), 'b'.repeat(9000), null, { a: 1 }, `\u0000${'🍒'.repeat(2000)}`])(
    'ERR-10 any error becomes a report the server takes',
    (error) => {
      const report = reportOf(error);
      expect(clientReport.safeParse(report).success).toBe(true);
      expect(unfitTexts(clientReport, report)).toEqual([]);
    },
  );
});

describe('error hooks', () => {
  test('ERR-09 hear of an error once, and one that fails does not keep it from the others', () => {
    const heard = vi.fn();
    const stops = [
      onError(() => {
        throw new Error('broken hook');
      }),
      onError(heard),
    ];
    const error = new Error('x');
    raiseError(error, { during: 'render' });
    raiseError(error, { during: 'page' });
    expect(heard).toHaveBeenCalledExactlyOnceWith(error, { during: 'render' });
    for (const stop of stops) stop();
    raiseError(new Error('y'), { during: 'page' });
    expect(heard).toHaveBeenCalledOnce();
  });
});
