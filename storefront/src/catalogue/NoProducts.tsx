import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { EmptyState } from '@trolley/ui/EmptyState.tsx';
import { NothingFoundIcon } from '@trolley/ui/icons.ts';
import { useText } from '../shell/shop.tsx';

interface NoProductsProps {
  /** There are products, but not on a page this far. */
  readonly beyond: boolean;
  readonly filtered: boolean;
  readonly firstHref: string;
  readonly clearHref: string;
}

export function NoProducts({ beyond, filtered, firstHref, clearHref }: NoProductsProps) {
  const text = useText();
  if (beyond) {
    return (
      <EmptyState
        icon={NothingFoundIcon}
        title={text('catalogue.empty.page')}
        action={<ButtonLink href={firstHref}>{text('catalogue.empty.firstPage')}</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      icon={NothingFoundIcon}
      title={text('catalogue.empty.title')}
      action={filtered && <ButtonLink href={clearHref}>{text('catalogue.empty.clear')}</ButtonLink>}
    >
      {filtered && <p>{text('catalogue.empty.advice')}</p>}
    </EmptyState>
  );
}
