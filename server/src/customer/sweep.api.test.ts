import { expect, test } from 'vitest';
import { sessionDatabase } from './session/testing.ts';
import { sweep } from './sweep.ts';

const { database, query, insertCustomer } = sessionDatabase();

test('SESS-04 what is over is swept away, what is not stays', async () => {
  const id = await insertCustomer();
  const [past, future] = [`now() - interval '1 minute'`, `now() + interval '1 minute'`];
  for (const [at, when] of [past, future].entries()) {
    const hash = `sha256('${at}')`;
    await query(`insert into session (id_hash, customer_id, expires_at) values (${hash}, $1, ${when})`, id);
    await query(
      `insert into mail_token (token_hash, customer_id, purpose, expires_at) values (${hash}, $1, 'password', ${when})`,
      id,
    );
    await query(`insert into used_proof values (${hash}, ${when})`);
  }
  await query(`insert into tries values (sha256('old'), now() - interval '25 hours', 3), (sha256('new'), now(), 3)`);
  await sweep(database());
  for (const table of ['session', 'mail_token', 'used_proof', 'tries']) {
    const [left] = await query<{ count: number }>(`select count(*)::integer as count from ${table}`);
    expect(left?.count, table).toBe(1);
  }
});
