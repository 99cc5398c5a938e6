import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { repositoryRoot } from '../src/platform/paths.ts';

export interface TenantsFolder {
  /** For TENANTS_DIR. */
  readonly dir: string;
  remove(): void;
}

/** The tenants as they are, but their demos sell yoghurt alone: feeding all they have takes ten seconds of a processor. */
export function copyWithFewGoods(): TenantsFolder {
  const dir = mkdtempSync(join(tmpdir(), 'trolley-few-goods-'));
  cpSync(join(repositoryRoot, 'tenants'), dir, {
    recursive: true,
    filter: (path) => basename(dirname(path)) !== 'goods' || /(joghurt|yoghurt)-desserts/.test(basename(path)),
  });
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
