import { expect, test } from 'vitest';
import { readAccounts } from './account.ts';

test('accounts are read from the password file, whatever else stands there', () => {
  const passwd =
    'root:x:0:0:root:/root:/bin/bash\n\n# comment\nnobody:x:65534:65533:nobody:/nonexistent:/usr/sbin/nologin\n';
  expect(readAccounts(passwd)).toEqual([
    { name: 'root', uid: 0, gid: 0 },
    { name: 'nobody', uid: 65_534, gid: 65_533 },
  ]);
});
