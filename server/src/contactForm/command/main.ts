import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { reachShop } from '../../platform/database/reachShop.ts';
import { createClosing } from '../../platform/lifecycle/closing.ts';
import { createLog } from '../../platform/log.ts';
import { paths } from '../../platform/paths.ts';
import { readSettings } from '../../platform/settings.ts';
import { isStartProblem, StartProblem } from '../../platform/startProblem.ts';
import { filePlaceOf, longPatience, openFileStorage } from '../../platform/storage/openFileStorage.ts';
import { selectFiles, selectMessage } from '../queries.ts';

const usage = `npm run messages -- <command>

  show <reference>             a message that came by a form
  files <reference> [folder]   saves the files that came with it, into a folder of the reference's name or the given one

The settings (TENANT, DATABASE_URL, DATA_DIR) are those of the shop, which may be running.
`;

/** The command `npm run messages`; returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const [name, reference, folder = reference, ...rest] = args;
  if (name === undefined || name === 'help') {
    process.stdout.write(usage);
    return 0;
  }
  if ((name !== 'show' && name !== 'files') || reference === undefined || folder === undefined || rest.length > 0) {
    process.stderr.write(usage);
    return 1;
  }
  const closing = createClosing((problem) => process.stderr.write(`${problem}\n`));
  try {
    if (existsSync(paths.envFile)) process.loadEnvFile(paths.envFile);
    const settings = readSettings(process.env);
    const database = await reachShop(settings, closing, createLog({ level: 'warn' }));
    const message = await selectMessage(database, reference);
    if (!message) {
      process.stderr.write(`There is no message ${reference}, or it is older than it is kept.\n`);
      return 1;
    }
    if (name === 'show') {
      process.stdout.write(`${JSON.stringify(message, null, 2)}\n`);
      return 0;
    }
    const files = await selectFiles(database, reference);
    const storage = openFileStorage(filePlaceOf(settings), 'uploads', longPatience);
    // npm changes the folder; paths are meant from where the command was typed.
    const target = resolve(process.env.INIT_CWD ?? process.cwd(), folder);
    await mkdir(target, { recursive: true });
    for (const [at, file] of files.entries()) {
      // Named by us: what a sender calls a file leads nowhere.
      const path = join(target, `${at + 1}.${file.type.split('/').at(-1)}`);
      const content = file.content ?? (file.file === null ? undefined : await storage.open(file.file));
      if (!content) throw new StartProblem(`The storage has lost the file "${file.name}".`);
      await writeFile(path, content, { flag: 'wx' });
      process.stdout.write(`${path}\n`);
    }
    return 0;
  } catch (error) {
    const shown = isStartProblem(error) ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${shown}\n`);
    return 1;
  } finally {
    await closing.run();
  }
}
