import { createServer } from 'node:http';

// The yardstick: the least that node:http can do with the same bytes. Started as a process of its own.
process.once('message', (given: { headers: Record<string, string>; body: string }) => {
  const body = Buffer.from(given.body, 'base64');
  const server = createServer((_, response) => {
    response.writeHead(200, given.headers);
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(address && typeof address === 'object' ? address.port : 0);
  });
});
// Whoever measures may end without saying so.
process.once('disconnect', () => process.exit());
