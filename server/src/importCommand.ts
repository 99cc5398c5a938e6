import { main as importMain } from './catalogue/import/main.ts';
import { describeDead } from './content/deadReferences.ts';
import { findDeadContent } from './findDeadContent.ts';

/** `npm run import`, which afterwards tells what pages and menus name and the catalogue no longer has. */
export function main(args: readonly string[]): Promise<number> {
  return importMain(args, async (database, tenant) => {
    const told = describeDead((await findDeadContent(database, tenant)).dead);
    return told && `${told}\nPages show something else instead, or leave it out. \`npm run check\` lists all of it.`;
  });
}
