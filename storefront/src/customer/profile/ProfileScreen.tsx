import type { PagePayloadOf } from '@trolley/contract';
import { useEffect } from 'react';
import { ErrorView } from '../../shell/error/ErrorView.tsx';
import { usePathTo, useShop, useText, WithTexts } from '../../shell/shop.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { Overview } from './overview/Overview.tsx';
import { ProfileNavigation } from './ProfileNavigation.tsx';
import './profile.css';
import { SectionView } from './SectionView.tsx';
import { useSections } from './sections.ts';
import { ProfileConfigContext } from './useProfileWord.ts';

/** Somebody's account: an overview, and each section at its own address. */
export default function ProfileScreen({ payload }: { readonly payload: PagePayloadOf<'profile'> }) {
  return (
    <WithTexts texts={payload.data.texts}>
      <ProfileConfigContext value={payload.data.config}>
        <Profile slug={payload.params['slug']} path={payload.path} />
      </ProfileConfigContext>
    </WithTexts>
  );
}

function Profile({ slug, path }: { readonly slug: string | undefined; readonly path: string }) {
  const text = useText();
  const home = usePathTo()('profile') ?? '/';
  const sections = useSections();
  const open = slug === undefined ? undefined : sections.find((shown) => shown.slug === slug);
  const found = slug === undefined || open !== undefined;
  useTitle(open?.title ?? text(found ? 'account.title.profile' : 'error.notFound.title'));
  if (!found) return <ErrorView data={{ status: 404, message: 'There is no such section.' }} path={path} />;

  const account = text('account.title.profile');
  return (
    <>
      <Breadcrumbs
        label={text('shell.breadcrumbs.label')}
        crumbs={[
          { label: text('content.home'), href: '/' },
          ...(open ? [{ label: account, href: home }, { label: open.title }] : [{ label: account }]),
        ]}
      />
      <div className="profile">
        <ProfileNavigation home={home} sections={sections} current={open?.href ?? home} />
        <div className="profile-main">{open ? <SectionView shown={open} /> : <Overview sections={sections} />}</div>
      </div>
    </>
  );
}

/** Every section is a page of its own in the history and to whoever hears it announced. */
function useTitle(title: string): void {
  const { titleTemplate } = useShop().site.seo;
  useEffect(() => {
    document.title = titleTemplate.replace('{title}', () => title);
  }, [titleTemplate, title]);
}
