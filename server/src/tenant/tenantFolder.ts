import { readdir, readFile } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import type { ZodMiniType, z as zod } from 'zod/mini';
import { z } from 'zod/mini';
import { expectationOf, fieldOf } from '../platform/http/words.ts';
import { jsonFault } from './jsonFault.ts';
import { type Locale, languageOfTenant, openLocale } from './locale.ts';
import { mergeOver } from './mergeOver.ts';
import type { Finding } from './tenantProblem.ts';

/** A tenant's folder being read: what is wrong is noted and reading goes on, so that all of it is found. */
export interface TenantFolder {
  readonly dir: string;
  /** What every shop of its language has. */
  readonly locale: Locale;
  readonly findings: readonly Finding[];
  note(file: string, field: string, expected: string): void;
  /** The content of a JSON file over that of its language, checked; undefined when something about it is wrong. */
  read<S extends ZodMiniType>(file: string, schema: S): Promise<zod.output<S> | undefined>;
  /** The same of the tenant's file alone. */
  readAlone<S extends ZodMiniType>(file: string, schema: S): Promise<zod.output<S> | undefined>;
  /** The JSON files of a subfolder, by name; without any it is noted, unless they are optional. */
  list(subfolder: string, isOptional?: boolean): Promise<readonly string[]>;
}

export function openTenantFolder(dir: string, locale = openLocale(languageOfTenant(dir))): TenantFolder {
  const findings: Finding[] = [];
  const note = (file: string, field: string, expected: string) => {
    findings.push({ file: shown(join(dir, file)), field, expected });
  };

  function read<S extends ZodMiniType>(file: string, schema: S): Promise<zod.output<S> | undefined> {
    return readOver(locale.file(file), file, schema);
  }

  async function readOver<S extends ZodMiniType>(
    base: unknown,
    file: string,
    schema: S,
  ): Promise<zod.output<S> | undefined> {
    const own = await readOwn(file, base !== undefined);
    if (own === broken) return undefined;
    const checked = z.safeParse(schema, mergeOver(base, own));
    if (checked.success) return checked.data;
    for (const issue of checked.error.issues) note(file, fieldOf(issue), expectationOf(issue));
    return undefined;
  }

  async function readOwn(file: string, isOptional: boolean): Promise<unknown> {
    let text: string;
    try {
      text = await readFile(join(dir, file), 'utf8');
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT' && isOptional) return undefined;
      note(file, '', code === 'ENOENT' ? 'expected this file, but it is missing' : `cannot be read (${code})`);
      return broken;
    }
    try {
      return JSON.parse(text) as unknown;
    } catch (error) {
      const { line, column } = jsonFault(text);
      const said = error instanceof Error ? error.message : String(error);
      note(file, '', `expected valid JSON, but at line ${line}, column ${column}: ${said}`);
      return broken;
    }
  }

  async function list(subfolder: string, isOptional = false): Promise<readonly string[]> {
    const names = await readdir(join(dir, subfolder)).catch(() => []);
    const files = names.filter((name) => name.endsWith('.json')).sort();
    if (files.length === 0 && !isOptional) note(subfolder, '', 'expected a folder with at least one .json file');
    return files.map((name) => `${subfolder}/${name}`);
  }

  return { dir, locale, findings, note, read, readAlone: (file, schema) => readOver(undefined, file, schema), list };
}

/** Told already. */
const broken = Symbol('broken');

function shown(path: string): string {
  const short = relative(process.cwd(), path);
  return short.startsWith('..') || isAbsolute(short) ? path : short;
}
