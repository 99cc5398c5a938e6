import type { PagePayloadOf } from '@trolley/contract';
import { matchRoute } from '@trolley/contract';
import { ContentBody } from '../../content/ContentBody.tsx';
import { useShop } from '../shop.tsx';
import { ErrorView } from './ErrorView.tsx';

/** The error page as the server sends it, with the tenant's own not-found page where editors made one. */
export default function ErrorScreen({ payload }: { readonly payload: PagePayloadOf<'generalerror'> }) {
  const { routes } = useShop();
  const { data, path } = payload;
  const ownAddress = matchRoute(routes, path)?.route.name === 'generalerror';
  return <ErrorView data={data} path={path} retry={!ownAddress} page={data.page && <ContentBody page={data.page} />} />;
}
