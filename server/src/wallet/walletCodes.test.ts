import { readFileSync } from 'node:fs';
import { walletCodes } from '@trolley/contract';
import { expect, test } from 'vitest';

const provoked = readFileSync(new URL('./wallet.api.test.ts', import.meta.url), 'utf8');

test.each(Object.entries(walletCodes))(
  'WAL-02 the code of %s, %s, has a test of its own through the API',
  (name, code) => {
    const [, body = ''] = provoked.split(`test('WAL-02 ${code} `);
    expect(body.split('\n  test(')[0]).toContain(`walletCodes.${name}`);
  },
);
