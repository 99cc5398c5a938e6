import pg from 'pg';
import type { NamedConnection } from '../src/platform/database/database.ts';

/** A PostgreSQL that runs already, named by TEST_DATABASE_URL: its role must be allowed to create databases. */
export async function reachOutsideServer(url: string, template: string) {
  const { hostname, port, username, password, pathname } = new URL(url);
  const connection: NamedConnection = {
    host: decodeURIComponent(hostname),
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    ...(password && { password: decodeURIComponent(password) }),
    database: pathname.slice(1) || 'postgres',
    ssl: false,
  };
  const command = async (text: string) => {
    const client = new pg.Client(connection);
    await client.connect();
    try {
      await client.query(text);
    } finally {
      await client.end();
    }
  };
  await command(`create database ${template}`);
  return {
    connection: { ...connection, database: template },
    stop: () => command(`drop database ${template} with (force)`),
  };
}
