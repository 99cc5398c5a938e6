// @vitest-environment node
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleInline } from '../../vite.inlineScripts.ts';

test.each(['kernel', 'loader'])('the %s in every page is at most 1 KB', async (name) => {
  const { code } = await bundleInline(join(import.meta.dirname, `${name}.script.ts`));
  expect(code.length).toBeGreaterThan(100);
  expect(code.length).toBeLessThanOrEqual(1024);
  expect(code).not.toMatch(/^(import|export) /m);
});
