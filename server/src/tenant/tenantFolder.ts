import { readdir, readFile } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import type { ZodMiniType, z as zod } from 'zod/mini';
import { z } from 'zod/mini';
import { expectationOf, fieldOf } from '../platform/http/words.ts';
import type { Finding } from './tenantProblem.ts';

/** A tenant's folder being read: what is wrong is noted and reading goes on, so that all of it is found. */
export interface TenantFolder {
  readonly dir: string;
  readonly findings: readonly Finding[];
  note(file: string, field: string, expected: string): void;
  /** The content of a JSON file, checked; undefined when something about it is wrong. */
  read<S extends ZodMiniType>(file: string, schema: S): Promise<zod.output<S> | undefined>;
  /** The JSON files of a subfolder, by name. */
  list(subfolder: string): Promise<readonly string[]>;
}

export function openTenantFolder(dir: string): TenantFolder {
  const findings: Finding[] = [];
  const note = (file: string, field: string, expected: string) => {
    findings.push({ file: shown(join(dir, file)), field, expected });
  };

  async function read<S extends ZodMiniType>(file: string, schema: S): Promise<zod.output<S> | undefined> {
    const text = await readFile(join(dir, file), 'utf8').catch((error: NodeJS.ErrnoException) => {
      note(
        file,
        '',
        error.code === 'ENOENT' ? 'expected this file, but it is missing' : `cannot be read (${error.code})`,
      );
      return undefined;
    });
    if (text === undefined) return undefined;
    let content: unknown;
    try {
      content = JSON.parse(text);
    } catch (error) {
      note(file, '', `expected valid JSON, but: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
    const checked = z.safeParse(schema, content);
    if (checked.success) return checked.data;
    for (const issue of checked.error.issues) note(file, fieldOf(issue), expectationOf(issue));
    return undefined;
  }

  async function list(subfolder: string): Promise<readonly string[]> {
    const names = await readdir(join(dir, subfolder)).catch(() => []);
    const files = names.filter((name) => name.endsWith('.json')).sort();
    if (files.length === 0) note(subfolder, '', 'expected a folder with at least one .json file');
    return files.map((name) => `${subfolder}/${name}`);
  }

  return { dir, findings, note, read, list };
}

function shown(path: string): string {
  const short = relative(process.cwd(), path);
  return short.startsWith('..') || isAbsolute(short) ? path : short;
}
