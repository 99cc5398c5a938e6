import type { PagePayloadOf } from '@trolley/contract';
import { useText } from '../shell/shop.tsx';
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';
import { ContentBody } from './ContentBody.tsx';

export default function ContentScreen({ payload }: { payload: PagePayloadOf<'index'> }) {
  const text = useText();
  const { page } = payload.data;
  const crumbs = [{ label: text('content.home'), href: '/' }, { label: page.title }];
  return (
    <>
      {page.path !== '/' && <Breadcrumbs label={text('shell.breadcrumbs.label')} crumbs={crumbs} />}
      <ContentBody page={page} />
    </>
  );
}
