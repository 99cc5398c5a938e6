import { Agent, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { uploadLimits, uploadPath } from '@trolley/contract';
import { expect, test } from 'vitest';
import { openWholeShop } from '../../test/wholeShop.ts';
import { createBrowser } from '../cart/testing/browser.ts';
import { createTestDatabase } from '../platform/database/testing.ts';

const MB = 1024 * 1024;
const together = 20;

test('FORM-06 twenty files of 10 MB that come at the same moment are never in memory together', async () => {
  const own = await createTestDatabase();
  const shop = await openWholeShop(own.database);
  try {
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = shop.app.server.address() as AddressInfo;
    const browser = createBrowser(shop.app);
    await browser.send('GET', '/api/csrf');
    const xsrf = browser.jar.get('XSRF-TOKEN') ?? '';
    const agent = new Agent({ maxSockets: together });
    // One piece for all: what the senders hold does not count.
    const piece = Buffer.alloc(50_000, 0x20);

    /** Stops before its end until all others have come as far. */
    const barrier = createBarrier(together);
    const send = () =>
      new Promise<number>((answered, failed) => {
        const request = httpRequest({
          ...{ host: '127.0.0.1', port, agent, method: 'POST', path: uploadPath('contact') },
          headers: {
            cookie: `XSRF-TOKEN=${xsrf}`,
            'x-xsrf-token': xsrf,
            'content-type': 'multipart/form-data; boundary=b',
          },
        });
        request.on('error', failed);
        request.on('response', (response) => {
          response.resume();
          response.on('end', () => answered(response.statusCode ?? 0));
        });
        async function write(): Promise<void> {
          const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4\n';
          const tail = '\n%%EOF\n';
          request.write(head);
          const size = uploadLimits.bytes - '%PDF-1.4\n'.length - tail.length;
          for (let left = size; left > 0; left -= piece.length) {
            const isTaken = request.write(piece.subarray(0, Math.min(left, piece.length)));
            if (!isTaken) await new Promise((drained) => request.once('drain', drained));
          }
          await barrier();
          request.end(`${tail}\r\n--b--\r\n`);
        }
        write().catch(failed);
      });

    const held = () => process.memoryUsage().arrayBuffers;
    globalThis.gc?.();
    const before = held();
    let most = before;
    const watching = setInterval(() => {
      most = Math.max(most, held());
    }, 5);
    const codes = await Promise.all(Array.from({ length: together }, send));
    clearInterval(watching);
    agent.destroy();
    expect(codes).toEqual(codes.map(() => 200));
    // 200 MB came; what is in flight between the socket and the disk is all that is held.
    expect((most - before) / MB).toBeLessThan(60);
    const [sum] = await own.database.query<{ bytes: number }>({
      text: 'select sum(bytes)::int as bytes from form_upload',
    });
    expect(sum?.bytes).toBe(together * uploadLimits.bytes);
  } finally {
    await shop.close();
    await own.drop();
  }
});

/** Lets all go on once so many wait. */
function createBarrier(size: number): () => Promise<void> {
  let waiting = 0;
  let open: () => void = () => {};
  const all = new Promise<void>((go) => {
    open = go;
  });
  return async () => {
    waiting += 1;
    if (waiting === size) {
      await setTimeout(50);
      open();
    }
    await all;
  };
}
