import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../../../../server/src/platform/paths.ts';
import { readServiceFiles } from '../../../../server/src/service/files/readServiceFiles.ts';
import { loadService, tenantIds } from './testing/loadService.ts';

test.each(tenantIds)('the server opens the service folder of %s and finds nothing wrong', async (id) => {
  const { areas, stores } = loadService(id);
  const files = await readServiceFiles(join(repositoryRoot, 'tenants', id));
  expect(files.areas).toEqual(areas);
  expect(files.stores).toEqual(stores);
});
