import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes these as it does, and they are all the same to a browser.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    // Our own scripts come from our own origin under a strict policy.
    'require-sri': 'off',
    // Titles are the editors' and search engines cut them themselves.
    'long-title': 'off',
    // The boxes of one question share its name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
  },
});

/** Its list of CSS properties lags behind the browsers'. */
const newerThanTheChecker = /^CSS: .*Property .* doesn.t exist/;

/** What html-validate finds in a page, and the W3C's checker too where Java and VNU_JAR are at hand. */
export async function markupFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  return [...faults, ...(await w3cFaults(html))];
}

async function w3cFaults(html: string): Promise<string[]> {
  const jar = process.env.VNU_JAR;
  if (!jar || !existsSync(jar)) return [];
  const folder = await mkdtemp(join(tmpdir(), 'trolley-vnu-'));
  const file = join(folder, 'page.html');
  await writeFile(file, html);
  const output = await new Promise<string>((resolve) => {
    execFile('java', ['-jar', jar, '--format', 'json', '--stdout', file], { maxBuffer: 1 << 24 }, (_, stdout) =>
      resolve(stdout),
    );
  });
  await rm(folder, { recursive: true });
  const { messages } = JSON.parse(output) as { messages: { type: string; message: string; extract?: string }[] };
  return messages
    .filter(({ type, message }) => type !== 'info' && !newerThanTheChecker.test(message))
    .map(({ message, extract }) => `vnu: ${message} (${extract ?? ''})`);
}
