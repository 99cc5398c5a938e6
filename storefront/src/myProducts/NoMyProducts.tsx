import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { EmptyState } from '@trolley/ui/EmptyState.tsx';
import { HeartIcon, NothingFoundIcon } from '@trolley/ui/icons.ts';
import { FirstSteps } from '../shell/FirstSteps.tsx';
import { useText } from '../shell/shop.tsx';
import { firstView, type MyProductsView, writeView } from './myProductsAddress.ts';

interface NoMyProductsProps {
  readonly path: string;
  readonly view: MyProductsView;
  /** There are some, but not on a page this far. */
  readonly beyond: boolean;
}

/** The empty list: why, and what to do. */
export function NoMyProducts({ path, view, beyond }: NoMyProductsProps) {
  const text = useText();
  if (beyond) {
    return (
      <EmptyState
        icon={NothingFoundIcon}
        title={text('catalogue.empty.page')}
        action={
          <ButtonLink href={path + writeView({ ...view, page: 1 })}>{text('catalogue.empty.firstPage')}</ButtonLink>
        }
      />
    );
  }
  if (view.orderability || view.source !== firstView.source) {
    const kind = view.orderability ? 'filtered' : view.source;
    return (
      <EmptyState
        icon={NothingFoundIcon}
        title={text(`myProducts.empty.${kind}`)}
        action={
          <ButtonLink href={path + writeView({ ...firstView, sort: view.sort })}>
            {text('myProducts.empty.all')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState icon={HeartIcon} title={text('myProducts.empty.title')} action={<FirstSteps />}>
      <p>{text('myProducts.empty.text')}</p>
    </EmptyState>
  );
}
