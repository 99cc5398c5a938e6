import { brotliCompressSync } from 'node:zlib';
import type { Finding } from './report.ts';
import { startShop, withDataDir } from './shop.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** What the first load of the home page costs: the page itself, its inline style and every script it starts. */
export async function measureBytes(tenant: string): Promise<Finding[]> {
  return withDataDir(async (dataDir) => {
    const shop = await startShop({ tenant, dataDir });
    try {
      const html = await (await fetch(shop.url)).text();
      const style = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((found) => found[1] ?? '').join('');
      const files = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g) ?? [])];
      const scripts = await Promise.all(
        files.map(async (file) => Buffer.from(await (await fetch(shop.url + file)).arrayBuffer())),
      );
      const scriptBytes = scripts.reduce((sum, bytes) => sum + brotliCompressSync(bytes).length, 0);
      return [
        { what: 'HTML of the home page (brotli)', value: kilobytes(brotliCompressSync(html).length) },
        { what: 'inline style in it (brotli)', value: kilobytes(brotliCompressSync(style).length) },
        {
          what: `script of the first load, ${files.length} files (brotli)`,
          value: kilobytes(scriptBytes),
          aim: '≤ 120 KB',
          met: scriptBytes > 0 && scriptBytes <= 120_000,
        },
      ];
    } finally {
      await shop.stop();
    }
  });
}
