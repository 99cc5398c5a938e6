import { type CategoryTree, pictureSource, pictureSourceSet } from '@trolley/contract';
import { Picture } from '@trolley/ui/Picture.tsx';
import { usePathTo, useText } from '../../shell/shop.tsx';

/** The whole shop: its departments, each with a picture and what it is divided into. */
export function Departments({ categories }: { readonly categories: CategoryTree['categories'] }) {
  const text = useText();
  const pathTo = usePathTo();
  const hrefOf = (slug: string) => pathTo('products-slug', { slug });
  return (
    <>
      <h1 className="overview-title">{text('catalogue.overview.title')}</h1>
      {categories.length === 0 && <p className="muted">{text('content.empty.text')}</p>}
      <ul className="overview">
        {categories.map(({ slug, name, count, picture, children }, index) => (
          <li key={slug} className="overview-department">
            <h2>
              <a className="overview-link" href={hrefOf(slug)}>
                {name}
              </a>
            </h2>
            <p className="muted small figures">{text('catalogue.count', { count })}</p>
            {picture !== undefined && (
              <Picture
                className="overview-picture"
                src={pictureSource(picture, 320)}
                srcSet={pictureSourceSet(picture, 480)}
                sizes="(min-width: 960px) 210px, (min-width: 600px) 24vw, 32vw"
                alt=""
                width={160}
                height={160}
                eager={index < 4}
              />
            )}
            <ul className="overview-children">
              {named(children).map((child) => (
                <li key={child.slug}>
                  <a href={hrefOf(child.slug)}>{child.name}</a>
                </li>
              ))}
              {children.length > named(children).length && (
                <li>
                  <a href={hrefOf(slug)}>
                    {text('catalogue.overview.more', { count: children.length - named(children).length })}
                  </a>
                </li>
              )}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}

/** One long list would make high and empty boxes of those beside it. */
const mostNamed = 8;

function named<T>(children: readonly T[]): readonly T[] {
  return children.length > mostNamed + 1 ? children.slice(0, mostNamed) : children;
}
