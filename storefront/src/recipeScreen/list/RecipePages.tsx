import type { RecipeListing } from '@trolley/contract';
import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { Pagination } from '@trolley/ui/Pagination.tsx';
import { useText } from '../../shell/shop.tsx';

interface RecipePagesProps {
  readonly listing: RecipeListing;
  hrefOf(page: number): string;
}

/** How much of the list is shown, and its other pages, each with an address of its own. */
export function RecipePages({ listing: { page, pages, offset, count, total, pageSize }, hrefOf }: RecipePagesProps) {
  const text = useText();
  if (pages <= 1) return null;
  const words = text('recipe.list.shown', { from: offset + 1, to: offset + count, total });
  return (
    <div className="listing-pages">
      <p className="figures">{words}</p>
      <progress value={offset + count} max={total} aria-label={words} />
      {page < pages && (
        <ButtonLink href={hrefOf(page + 1)} kind="outline" rel="next">
          {text('recipe.list.next', { count: Math.min(pageSize, total - offset - count) })}
        </ButtonLink>
      )}
      <Pagination
        label={text('catalogue.pages.label')}
        previousLabel={text('catalogue.pages.previous')}
        nextLabel={text('catalogue.pages.next')}
        pageLabel={(number) => text('catalogue.pages.page', { page: number })}
        current={page}
        last={pages}
        hrefOf={hrefOf}
      />
    </div>
  );
}
