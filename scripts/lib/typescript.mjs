// Lets Node 20 run TypeScript: node --import ./scripts/lib/typescript.mjs some.ts
import { register } from 'node:module';

register('./typescriptHooks.mjs', import.meta.url);
