import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(fileURLToPath(import.meta.url));

/** As `create-next-app` makes it; the root is named because other lock files may lie above. */
export default { poweredByHeader: false, turbopack: { root }, outputFileTracingRoot: root };
