import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { PeersReport } from './table.ts';
import { works } from './works.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

test('OPS-06 the command measures all work and all contests of a running shop and keeps the figures', async () => {
  const out = await mkdtemp(join(tmpdir(), 'peers-'));
  const args = ['--import', './scripts/lib/typescript.mjs', 'bench/peers/run.ts', '--only=trolley', '--quick'];
  const { stdout } = await promisify(execFile)(process.execPath, [...args, `--out=${out}`], { cwd: root });
  const files = await readdir(out);
  const kept = await readFile(join(out, files.find((name) => name.endsWith('.json')) ?? ''), 'utf8');
  await rm(out, { recursive: true });
  const report = JSON.parse(kept) as PeersReport;

  expect(report.works.map(({ id }) => id)).toEqual(works.map(({ id }) => id));
  for (const { id, results } of report.works)
    expect(results.trolley, id).toMatchObject({ server: expect.any(Number), database: expect.any(Number) });
  expect(report.candidates.trolley?.contests).toMatchObject({
    adds: [{ acknowledged: 20, refused: 0, lost: 0, extra: 0 }],
    completions: [{ orders: 1 }],
    last: [{ orders: 1 }],
  });
  expect(stdout).toContain('20 acknowledged, 0 refused; 0 lost, 0 too many');
});
