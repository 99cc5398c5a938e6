export interface Greeting {
  readonly address: string;
  readonly tenant: string;
  readonly database: string;
  readonly build: string;
  readonly environment: string;
  readonly seconds: number;
}

/** What the person who started the shop sees when it is open. */
export function greeting(open: Greeting): string {
  const lines = {
    address: open.address,
    tenant: open.tenant,
    database: open.database,
    build: open.build,
    'runs on': `Node ${process.version}, ${open.environment}`,
    stop: 'Ctrl-C',
  };
  const rows = Object.entries(lines).map(([name, value]) => `  ${name.padEnd(9)} ${value}`);
  return `\nTrolley is open (after ${open.seconds.toFixed(1)} s)\n${rows.join('\n')}\n`;
}
