import { failure } from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { DatabaseAway, DatabaseBusy } from '../database/databaseAway.ts';
import { failureAnswer } from './failures.ts';
import { Refusal } from './refusal.ts';

const situation = { requestId: 'abcd-1234', development: false };
const secret = Object.assign(new Error('password of anna@example.com is wrong in /srv/app.ts'), {
  stack: 'Error at /srv/app.ts:1',
});

describe('the shape of a refused request', () => {
  test('ERR-11 a refusal tells its code, fields, payload and payment initiator', () => {
    const details = {
      fields: [{ path: 'email', message: 'expected an address' }],
      customPayload: { left: 2 },
      paymentInitiator: 'WEBHOOK' as const,
    };
    const { status, body, unexpected } = failureAnswer(
      new Refusal(409, 'slotTaken', 'Choose another slot.', details),
      situation,
    );
    expect(body).toEqual({
      status: 409,
      errorCode: 'slotTaken',
      message: 'Choose another slot.',
      requestId: 'abcd-1234',
      ...details,
    });
    expect(status).toBe(409);
    expect(unexpected).toBe(false);
  });

  test('API-08 a database that is away is 503 with Retry-After, and says nothing of where it was', () => {
    const answer = failureAnswer(new DatabaseAway(new Error('connect ECONNREFUSED 10.0.0.5:5432'), 7), situation);
    expect(answer).toMatchObject({
      status: 503,
      headers: { 'retry-after': '7' },
      body: { errorCode: 'databaseAway' },
      unexpected: false,
    });
    expect(JSON.stringify(answer)).not.toContain('10.0.0.5');
  });

  test.each([
    ['FST_ERR_CTP_INVALID_JSON_BODY', 400, 'malformedJson'],
    ['FST_ERR_CTP_EMPTY_JSON_BODY', 400, 'malformedJson'],
    ['FST_ERR_CTP_BODY_TOO_LARGE', 413, 'bodyTooLarge'],
    ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 415, 'unsupportedMediaType'],
    ['FST_ERR_BAD_URL', 400, 'invalidRequest'],
    ['SOMETHING_ELSE', 404, 'notFound'],
    ['SOMETHING_ELSE', 403, 'invalidRequest'],
  ])('API-08 %s with status %i is %s', (code, statusCode, errorCode) => {
    const { status, body } = failureAnswer(Object.assign(new Error('x'), { code, statusCode }), situation);
    expect({ status, code: body.errorCode }).toEqual({ status: statusCode, code: errorCode });
  });

  test.each([secret, Object.assign(secret, { statusCode: 502 }), 'text', null, undefined, { statusCode: 'odd' }])(
    'ERR-04 %s is unexpected: 500, and in production nothing of it leaks',
    (error) => {
      const { status, body, unexpected } = failureAnswer(error, situation);
      expect(status).toBe(500);
      expect(unexpected).toBe(true);
      expect(z.parse(failure, body)).toEqual(body);
      expect(JSON.stringify(body)).not.toMatch(/anna|srv|stack/);
    },
  );

  test('ERR-04 in development the raw error is printed, still without its stack', () => {
    const { body } = failureAnswer(secret, { ...situation, development: true });
    expect(body.message).toContain('password of anna@example.com');
    expect(JSON.stringify(body)).not.toContain('app.ts:1');
  });
});

test('a database that is only busy is told apart from one that is away', () => {
  const answer = failureAnswer(new DatabaseBusy('all connections are taken'), { requestId: 'r', development: false });
  expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '2' }, body: { errorCode: 'tooBusy' } });
});
