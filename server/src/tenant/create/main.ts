import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { paths } from '../../platform/paths.ts';
import { readSettings } from '../../platform/settings.ts';
import { isStartProblem } from '../../platform/startProblem.ts';
import { findPlaceholders } from '../findPlaceholders.ts';
import { type Answers, type Given, problemsOf, questions, readGiven, usage } from './answers.ts';
import { createTenant } from './createTenant.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);
const complain = (text: string) => process.stderr.write(`${text}\n`);

/** The command `npm run tenant`; returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const given = readGiven(args);
  if (given === 'help') {
    print(usage);
    return 0;
  }
  if ('problem' in given) {
    complain(`${given.problem}\n\n${usage}`);
    return 1;
  }
  try {
    return await create(given);
  } catch (error) {
    // Ctrl-C or Ctrl-D at a question: nothing was written yet.
    if (error instanceof Error && error.name === 'AbortError') {
      complain('\nStopped. Nothing was made.');
      return 130;
    }
    complain(isStartProblem(error) ? error.message : error instanceof Error ? (error.stack ?? '') : String(error));
    return 1;
  }
}

async function create(given: Given): Promise<number> {
  if (existsSync(paths.envFile)) process.loadEnvFile(paths.envFile);
  const { tenantsDir } = readSettings(process.env);
  // What was typed wrong is said before anything is asked.
  const wrong = problemsOf(given).filter((problem) => !problem.includes(' is missing: '));
  if (wrong.length > 0) return refuse(wrong);
  const dir = join(tenantsDir, given.id ?? '');
  if (existsSync(dir)) return refuse([`${relative(process.cwd(), dir)} exists already and is left as it is.`]);
  const answers = process.stdin.isTTY && process.stdout.isTTY ? await ask(given) : given;
  const missing = problemsOf(answers);
  if (missing.length > 0) return refuse([...missing, '', usage]);
  const { notes } = await createTenant(answers as Answers, { tenantsDir });
  const id = String(answers.id);
  const short = relative(process.cwd(), dir);
  const gaps = gapsIn(dir);
  print(`${short} is made.`);
  for (const note of notes) print(`  ${note}`);
  if (gaps > 0) print(`  ${gaps} gaps are marked with [[…]]; \`npm run check -- ${id}\` lists them.`);
  print(`\nStart it:            TENANT=${id} npm start`);
  print(`Bring your products: TENANT=${id} npm run import -- ${short}/import/*.csv products.csv prices.csv`);
  print('How to go on:        docs/your-own-shop.md');
  return 0;
}

function refuse(lines: readonly string[]): number {
  complain(lines.join('\n'));
  return 1;
}

/** Asks for everything that no flag answered; Enter leaves what is not needed open. */
async function ask(given: Given): Promise<Given> {
  const asked: Record<string, string | undefined> = { ...given };
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    for (const { answer, words, needed, problem } of questions) {
      while (asked[answer] === undefined) {
        const typed = (await terminal.question(`${words}: `)).trim();
        if (typed === '' && !needed) break;
        const wrong = typed === '' ? 'this one is needed' : problem?.(typed);
        if (wrong === undefined) asked[answer] = typed;
        else print(`  ${wrong}`);
      }
    }
  } finally {
    terminal.close();
  }
  return asked;
}

function gapsIn(dir: string): number {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  return files.reduce(
    (sum, name) => sum + findPlaceholders(JSON.parse(readFileSync(join(dir, name), 'utf8'))).length,
    0,
  );
}
