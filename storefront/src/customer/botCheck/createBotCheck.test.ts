import { getBotCheck } from '@trolley/contract';
import { createChallenge, verifySolution } from 'altcha-lib/v1';
import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../shell/api/apiError.ts';
import type { Call } from '../../shell/api/call.ts';
import { createBotCheck, type Passed } from './createBotCheck.ts';
import { solveChallenge } from './solveChallenge.ts';

const hmacKey = 'of this test';

function openCheck(given: { bypassKey?: string; siteKey?: string; away?: boolean } = {}) {
  let time = 0;
  let away = given.away ?? false;
  const asked: unknown[] = [];
  const call = (async (endpoint: unknown) => {
    asked.push(endpoint);
    if (away) throw new ApiError(0, 'away');
    if (given.siteKey) return { provider: 'recaptcha', siteKey: given.siteKey };
    return { provider: 'altcha', challenge: await createChallenge({ hmacKey, maxnumber: 20 }) };
  }) as Call;
  const check = createBotCheck({
    call,
    solve: solveChallenge,
    recaptcha: async (siteKey) => async () => `token of ${siteKey}`,
    bypassKey: () => given.bypassKey,
    now: () => time,
  });
  const pass = () => check.pass(async (passed) => passed);
  return { check, pass, asked, wait: (ms: number) => (time += ms), comeBack: () => (away = false) };
}

const responseOf = ({ query }: Passed) => query.recaptchaResponse ?? '';

describe('the bot check', () => {
  test('CUST-02 asks once the form is begun, and sends an answer the server takes', async () => {
    const { check, pass, asked } = openCheck();
    check.prepare();
    check.prepare();
    const passed = await pass();
    expect(asked).toEqual([getBotCheck]);
    expect(await verifySolution(responseOf(passed), hmacKey)).toBe(true);
    expect(passed.headers).toEqual({});
  });

  test('CUST-02 every answer is used once, and one that is nearly over is not used at all', async () => {
    const { check, pass, asked, wait } = openCheck();
    check.prepare();
    const first = await pass();
    const second = await pass();
    expect(responseOf(second)).not.toBe(responseOf(first));
    check.prepare();
    wait(9.5 * 60_000);
    await pass();
    expect(asked).toHaveLength(4);
  });

  test('CUST-02 an answer the server finds too old is made anew, once', async () => {
    const { check, asked } = openCheck();
    const failed = new ApiError(403, 'no', { errorCode: 'botCheckFailed' });
    const sent = vi.fn<(passed: Passed) => Promise<string>>();
    sent.mockRejectedValueOnce(failed).mockResolvedValueOnce('in');
    expect(await check.pass(sent)).toBe('in');
    expect(asked).toHaveLength(2);
    await expect(check.pass(sent.mockReset().mockRejectedValue(failed))).rejects.toBe(failed);
    expect(sent).toHaveBeenCalledTimes(2);
  });

  test('CUST-02 a wrong password is not sent twice, and the next try finds its answer ready', async () => {
    const { check, asked } = openCheck();
    const wrong = new ApiError(403, 'no', { errorCode: 'loginFailed' });
    const sent = vi.fn(() => Promise.reject(wrong));
    await expect(check.pass(sent)).rejects.toBe(wrong);
    expect(sent).toHaveBeenCalledOnce();
    expect(asked).toHaveLength(2);
  });

  test('ROUTE-26 the bypass key stands in for it: nothing is asked', async () => {
    const { check, pass, asked } = openCheck({ bypassKey: 'key of the app' });
    check.prepare();
    expect(await pass()).toEqual({ query: {}, headers: { 'x-bypass-recaptcha-key': 'key of the app' } });
    expect(asked).toEqual([]);
  });

  test('ROUTE-26 a key the server does not know is not used again: the question is asked instead', async () => {
    const { check, asked } = openCheck({ bypassKey: 'old key' });
    const sent = vi.fn<(passed: Passed) => Promise<string>>();
    sent.mockRejectedValueOnce(new ApiError(403, 'no', { errorCode: 'botCheckFailed' })).mockResolvedValue('in');
    expect(await check.pass(sent)).toBe('in');
    await check.pass(sent);
    expect(sent.mock.calls.map(([{ headers }]) => Object.keys(headers).length)).toEqual([1, 0, 0]);
    expect(asked).toHaveLength(2);
  });

  test('CUST-02 where Google asks, its token is sent', async () => {
    const { pass } = openCheck({ siteKey: 'site' });
    expect(responseOf(await pass())).toBe('token of site');
  });

  test('CUST-02 a shop that was away is asked again', async () => {
    const { check, pass, comeBack } = openCheck({ away: true });
    check.prepare();
    await expect(pass()).rejects.toThrow('away');
    comeBack();
    expect(responseOf(await pass())).not.toBe('');
  });
});
