import pg from 'pg';

// One pool for the process; the settings come from PGHOST and its like.
globalThis.peersPool ??= new pg.Pool({ max: 10 });
export const pool = globalThis.peersPool;
