import type { PagePayloadOf } from '@trolley/contract';
import { useLocation } from '../shell/router/RouterProvider.tsx';
import { useCustomer } from '../shell/session/customerState.ts';
import { usePathTo, useText, WithTexts } from '../shell/shop.tsx';
import '../catalogue/listing.css';
import '../catalogue/tile.css';
import { Breadcrumbs } from '@trolley/ui/Breadcrumbs.tsx';
import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { EmptyState } from '@trolley/ui/EmptyState.tsx';
import { HeartIcon } from '@trolley/ui/icons.ts';
import { MyProducts } from './MyProducts.tsx';
import { MyProductsSkeleton } from './MyProductsSkeleton.tsx';
import { MyRecipes } from './MyRecipes.tsx';
import { showsRecipes } from './myProductsAddress.ts';
import './my-products.css';

/** FAV-02: the customer's products. The page is the same for all; the customer's data is fetched. */
export default function MyProductsScreen({ payload }: { readonly payload: PagePayloadOf<'favorite-products'> }) {
  return (
    <WithTexts texts={payload.data.texts}>
      <Screen path={payload.path} />
    </WithTexts>
  );
}

function Screen({ path }: { readonly path: string }) {
  const text = useText();
  const pathTo = usePathTo();
  const login = pathTo('login');
  const title = text('account.title.favorite-products');
  const crumbs = [
    { label: text('content.home'), href: '/' },
    { label: text('account.title.profile'), href: pathTo('profile') },
    { label: title },
  ];
  const { loadState, customer } = useCustomer();
  const { search } = useLocation();
  // Without recipes in the shop the address means all products.
  const List = showsRecipes(search) && pathTo('recipes') !== undefined ? MyRecipes : MyProducts;
  return (
    <>
      <Breadcrumbs label={text('shell.breadcrumbs.label')} crumbs={crumbs} />
      <div className="listing listing-plain my-products">
        <h1>{title}</h1>
        {customer && <List path={path} customer={customer} />}
        {!customer && loadState === 'success' && (
          <EmptyState
            icon={HeartIcon}
            title={text('myProducts.visitor.title')}
            action={login && <ButtonLink href={login}>{text('account.title.login')}</ButtonLink>}
          >
            <p>{text('myProducts.visitor.text')}</p>
          </EmptyState>
        )}
        {!customer && loadState !== 'success' && <MyProductsSkeleton />}
      </div>
    </>
  );
}
