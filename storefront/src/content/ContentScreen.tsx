import { mayShare, type PagePayloadOf } from '@trolley/contract';
import { Breadcrumbs } from '@trolley/ui/Breadcrumbs.tsx';
import { LazyComponent } from '../shell/LazyComponent.tsx';
import { useShop, useText } from '../shell/shop.tsx';
import { ContentBody } from './ContentBody.tsx';

const loadShare = () => import('./SharePage.tsx').then((module) => module?.SharePage);

export default function ContentScreen({ payload }: { payload: PagePayloadOf<'index'> }) {
  const text = useText();
  const { page } = payload.data;
  const isShared = mayShare(useShop().site.socialSharing, 'page') && page.path !== '/';
  const crumbs = [{ label: text('content.home'), href: '/' }, { label: page.title }];
  return (
    <>
      {page.path !== '/' && <Breadcrumbs label={text('shell.breadcrumbs.label')} crumbs={crumbs} />}
      <ContentBody page={page} />
      {isShared && (
        <div className="content-share">
          <LazyComponent when load={loadShare} props={{ title: page.title }} />
        </div>
      )}
    </>
  );
}
