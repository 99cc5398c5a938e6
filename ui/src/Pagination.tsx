import { Icon } from './Icon.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.ts';
import { pageWindow } from './pageWindow.ts';

export interface PaginationProps {
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly pageLabel: (page: number) => string;
  readonly current: number;
  readonly last: number;
  readonly hrefOf: (page: number) => string;
}

/** Plain links, so that pages can be opened, shared and found. */
export function Pagination({ label, previousLabel, nextLabel, pageLabel, current, last, hrefOf }: PaginationProps) {
  if (last <= 1) return null;
  return (
    <nav aria-label={label}>
      <ul className="pagination">
        {current > 1 && (
          <li>
            <a href={hrefOf(current - 1)} rel="prev" aria-label={previousLabel}>
              <Icon of={ChevronLeftIcon} />
            </a>
          </li>
        )}
        {pageWindow(current, last).map((page, index) =>
          page === null ? (
            <li key={`gap-${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <a href={hrefOf(page)} aria-label={pageLabel(page)} aria-current={page === current ? 'page' : undefined}>
                {page}
              </a>
            </li>
          ),
        )}
        {current < last && (
          <li>
            <a href={hrefOf(current + 1)} rel="next" aria-label={nextLabel}>
              <Icon of={ChevronRightIcon} />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
