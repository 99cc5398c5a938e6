import type { Category } from '@trolley/contract';
import { Icon } from '@trolley/ui/Icon.tsx';
import { ChevronLeftIcon } from '@trolley/ui/icons.ts';
import { usePathTo, useText } from '../../shell/shop.tsx';

/** The part of the tree around a category: the way up, what stands beside it, what lies below it. */
export function CategorySurroundings({ category }: { readonly category: Category }) {
  const text = useText();
  const pathTo = usePathTo();
  const { slug: own, parents, siblings, children } = category;
  const parent = parents.at(-1);
  const up = parent
    ? { name: parent.name, href: pathTo('products-slug', { slug: parent.slug }) }
    : { name: text('catalogue.overview.title'), href: pathTo('products-slug') };
  // The departments stand in the header too: here they would push the facets out of sight.
  const beside = parent ? siblings : siblings.filter(({ slug }) => slug === own);
  const others = parent ? [] : siblings.filter(({ slug }) => slug !== own);
  const linkTo = ({ slug, name, count }: Category['siblings'][number], current = false) => (
    <a href={pathTo('products-slug', { slug })} aria-current={current ? 'page' : undefined}>
      {name}
      <small>{count}</small>
    </a>
  );
  return (
    <nav className="category-surroundings" aria-label={text('catalogue.surroundings.label')}>
      <a className="category-up" href={up.href}>
        <Icon of={ChevronLeftIcon} size="s" />
        {up.name}
      </a>
      <ul className="category-siblings">
        {beside.map((sibling) => (
          <li key={sibling.slug}>
            {linkTo(sibling, sibling.slug === own)}
            {sibling.slug === own && children.length > 0 && (
              <ul className="category-children">
                {children.map((child) => (
                  <li key={child.slug}>{linkTo(child)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <details>
          <summary>{text('catalogue.surroundings.others')}</summary>
          <ul className="category-siblings">
            {others.map((sibling) => (
              <li key={sibling.slug}>{linkTo(sibling)}</li>
            ))}
          </ul>
        </details>
      )}
    </nav>
  );
}
