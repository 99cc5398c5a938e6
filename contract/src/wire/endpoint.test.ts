import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

const call = { method: 'GET', domain: 'test', summary: '', reply: null } as const;

test('STUD-01 a call of the studio says who may use it, or does not compile', () => {
  expect([
    // @ts-expect-error: the permission is missing
    defineEndpoint({ ...call, path: '/api/studio/orders' }),
    // @ts-expect-error: there is no such permission
    defineEndpoint({ ...call, path: '/api/studio/orders', permission: 'orders:everything' }),
    // @ts-expect-error: only the studio has permissions
    defineEndpoint({ ...call, path: '/api/orders', permission: 'orders:read' }),
    defineEndpoint({ ...call, path: '/api/studio/orders', permission: 'orders:read', reply: z.string() }),
    defineEndpoint({ ...call, path: '/api/orders' }),
  ]).toHaveLength(5);
});
