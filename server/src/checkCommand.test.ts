import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { main } from './checkCommand.ts';
import { repositoryRoot } from './platform/paths.ts';
import { shippedJson, withField, writeTenants } from './tenant/testing.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Harbour with other files; what the command says of it, before there is any database. */
async function told(files: Record<string, unknown>): Promise<{ code: number; said: string }> {
  const dir = await mkdtemp(join(tmpdir(), 'trolley-check-'));
  const other = await writeTenants({ harbour: files });
  onTestFinished(async () => {
    await rm(dir, { recursive: true, force: true });
    await other.remove();
  });
  await cp(join(repositoryRoot, 'tenants/harbour'), join(dir, 'harbour'), { recursive: true });
  await cp(other.dir, dir, { recursive: true });
  const settings = {
    TENANTS_DIR: dir,
    DATA_DIR: join(dir, 'none'),
    BASE_URL: 'https://www.shop.example',
    MAIL: 'none',
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.stubEnv('DATABASE_URL', undefined);
  let said = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
  const code = await main(['harbour']);
  vi.restoreAllMocks();
  return { code, said };
}

test('CONT-09 a block that names a form which is not there is told, also before there is a database', async () => {
  const page = shippedJson('harbour', 'content/pages/feedback.json') as { blocks: { type: string }[] };
  const at = page.blocks.findIndex(({ type }) => type === 'questionnaire');
  const { code, said } = await told({
    'content/pages/feedback.json': withField(page, `blocks.${at}.form`, 'never-was'),
  });
  expect(said).toContain(`page /feedback · blocks.${at}.form: the shop has no form "never-was"`);
  expect(said.match(/the shop has no form/g)).toHaveLength(1);
  expect(code).toBe(0);
});

test('CONT-09 NEWS-02 a broken form, texts of mails that name what is not there, and a form of another name stop a start', async () => {
  const form = shippedJson('harbour', 'forms/contact.json');
  const { code, said } = await told({
    'forms/contact.json': withField(withField(form, 'recipient', 'nobody'), 'keepDays', 'long'),
    'forms/feedback.json': '{ "id": ',
    'forms/other.json': form,
    'form/mails.json': { filesApart: 'See {nowhere}' },
    'newsletter/mails.json': { confirm: { button: 'Yes, {firstName' } },
  });
  expect(code).toBe(1);
  for (const line of [
    /forms\/contact\.json: keepDays: expected number/,
    /forms\/feedback\.json: expected valid JSON/,
    /forms\/other\.json: id: expected the name of the file/,
    /form\/mails\.json: filesApart: expected one of: .*; there is no "nowhere"/,
    /newsletter\/mails\.json: confirm\.button: expected a text in ICU message syntax/,
  ])
    expect(said).toMatch(line);
});
