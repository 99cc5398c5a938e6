import { type Category, pictureSource } from '@trolley/contract';
import { classes } from '@trolley/ui/classes.ts';
import { Picture } from '@trolley/ui/Picture.tsx';
import { usePathTo, useText } from '../../shell/shop.tsx';

/** One press further: what a category is divided into or, at the end of the tree, what stands beside it. */
export function CategoryChips({ category }: { readonly category: Category }) {
  const text = useText();
  const pathTo = usePathTo();
  const { slug: own, children, siblings, parents } = category;
  const parent = parents.at(-1);
  const atEnd = children.length === 0;
  const upHref = atEnd
    ? parent && pathTo('products-slug', { slug: parent.slug })
    : pathTo('products-slug', { slug: own });
  const chips = atEnd ? siblings.map((sibling) => ({ ...sibling, picture: undefined })) : children;
  return (
    <nav
      className={classes('category-chips', atEnd && 'category-chips-beside')}
      aria-label={text('catalogue.chips.label')}
    >
      <ul>
        {upHref !== undefined && (
          <li>
            <a className="category-chip" href={upHref} aria-current={atEnd ? undefined : 'page'}>
              {text('catalogue.chips.all')}
            </a>
          </li>
        )}
        {chips.map(({ slug, name, picture }) => (
          <li key={slug}>
            <a
              className={classes('category-chip', picture !== undefined && 'category-chip-pictured')}
              href={pathTo('products-slug', { slug })}
              aria-current={slug === own ? 'page' : undefined}
            >
              {picture !== undefined && <Picture src={pictureSource(picture, 160)} alt="" width={42} height={42} />}
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
