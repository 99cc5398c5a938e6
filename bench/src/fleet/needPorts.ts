import { createServer } from 'node:net';

/** Says which ports are taken and ends with 2: whoever listens there would be taken for what was meant to start. */
export async function needPorts(first: number, count: number): Promise<void> {
  const taken: number[] = [];
  for (let port = first; port < first + count; port++) if (!(await isFree(port))) taken.push(port);
  if (taken.length === 0) return;
  console.error(`Ports that somebody listens on: ${taken.join(', ')}. Choose others: --port=${first + 100}`);
  process.exit(2);
}

export function isFree(port: number): Promise<boolean> {
  return new Promise((found) => {
    const server = createServer();
    server.once('error', () => found(false));
    server.listen({ host: '127.0.0.1', port }, () => server.close(() => found(true)));
  });
}
