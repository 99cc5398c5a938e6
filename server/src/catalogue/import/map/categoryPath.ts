import { createHash } from 'node:crypto';
import { isUnknown } from '../../vagueCategory.ts';
import { slugOf } from '../slugOf.ts';

/** The tree of the shop has three levels; what lies below belongs to the third. */
const levels = 3;
const longestSlug = 80;

/** `Dairy > Milk & cream`: the names of the levels, from the top. `Dairy > unknown` lies in Dairy. */
export function pathOf(text: string, separator: string): readonly string[] {
  const names = text
    .split(separator)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const known = names.filter((name) => !isUnknown(name));
  return (known.length > 0 ? known : names.slice(0, 1)).slice(0, levels);
}

/** The slug of a category by its whole path, since the same name may stand below several others. */
export function categorySlug(path: readonly string[]): string {
  const slug = slugOf(path.join(' '), 1000);
  if (slug.length <= longestSlug) return slug;
  const end = createHash('sha256').update(slug).digest('hex').slice(0, 8);
  return `${slug.slice(0, longestSlug - 9).replace(/-$/, '')}-${end}`;
}

export interface PathCategory {
  readonly slug: string;
  readonly name: string;
  readonly parent?: string;
}

/** The categories of a path, the top first. */
export function categoriesOf(path: readonly string[]): readonly PathCategory[] {
  return path.map((name, level) => {
    const slug = categorySlug(path.slice(0, level + 1));
    return level === 0 ? { slug, name } : { slug, name, parent: categorySlug(path.slice(0, level)) };
  });
}
