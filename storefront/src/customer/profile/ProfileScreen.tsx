import type { PagePayloadOf } from '@trolley/contract';
import { Breadcrumbs } from '@trolley/ui/Breadcrumbs.tsx';
import { useEffect } from 'react';
import { ErrorView } from '../../shell/error/ErrorView.tsx';
import { usePathTo, useShop, useText, WithTexts } from '../../shell/shop.tsx';
import { LoneSection } from './LoneSection.tsx';
import { Overview } from './overview/Overview.tsx';
import { ProfileNavigation } from './ProfileNavigation.tsx';
import './profile.css';
import { SectionView } from './SectionView.tsx';
import type { ShownSection } from './section.ts';
import { useSections } from './sections.ts';
import { ProfileConfigContext } from './useProfileText.ts';

interface ProfileScreenProps {
  readonly payload: PagePayloadOf<'profile'> | PagePayloadOf<'profile-sub'>;
}

/** The account: an overview, and each section at its own address; for an app a section alone. */
export default function ProfileScreen({ payload }: ProfileScreenProps) {
  return (
    <WithTexts texts={payload.data.texts}>
      <ProfileConfigContext value={payload.data.config}>
        {payload.screen === 'profile-sub' ? (
          <LoneSection id={payload.data.section} path={payload.path} />
        ) : (
          <Profile slug={payload.params['slug']} path={payload.path} />
        )}
      </ProfileConfigContext>
    </WithTexts>
  );
}

function Profile({ slug, path }: { readonly slug: string | undefined; readonly path: string }) {
  const text = useText();
  const home = usePathTo()('profile') ?? '/';
  const sections = useSections();
  const { open, detail, found } = useOpened(slug, sections);
  useTitle(detail?.title ?? open?.title ?? text(found ? 'account.title.profile' : 'error.notFound.title'));
  if (!found) return <ErrorView data={{ status: 404, message: 'There is no such section.' }} path={path} />;

  const crumbs = [
    { label: text('account.title.profile'), href: home },
    ...(open ? [{ label: open.title, href: open.href }] : []),
    ...(detail ? [{ label: detail.title }] : []),
  ];
  return (
    <>
      <Breadcrumbs
        label={text('shell.breadcrumbs.label')}
        crumbs={[
          { label: text('content.home'), href: '/' },
          ...crumbs.map(({ label, ...crumb }, at) => (at === crumbs.length - 1 ? { label } : { label, ...crumb })),
        ]}
      />
      <div className="profile">
        <ProfileNavigation home={home} sections={sections} current={open?.href ?? home} />
        <div className="profile-main">
          {open ? <SectionView shown={open} detail={detail} /> : <Overview sections={sections} />}
        </div>
      </div>
    </>
  );
}

/** What an address below the profile opens: nothing is the overview, a section, or one thing of a section. */
function useOpened(slug: string | undefined, sections: readonly ShownSection[]) {
  const text = useText();
  if (slug === undefined) return { found: true };
  const [first, ...rest] = slug.split('/');
  const name = rest.join('/');
  const open = sections.find((shown) => shown.slug === first);
  if (!open || name === '') return { found: open !== undefined, open };
  if (!('Detail' in open.section)) return { found: false };
  return { found: true, open, detail: { name, title: text(`profile.detail.${open.section.id}`, { name }) } };
}

/** Every section sets the page's title, for the history and for screen readers. */
function useTitle(title: string): void {
  const { titleTemplate } = useShop().site.seo;
  useEffect(() => {
    document.title = titleTemplate.replace('{title}', () => title);
  }, [titleTemplate, title]);
}
