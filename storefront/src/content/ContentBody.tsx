import type { ContentPage } from '@trolley/contract';
import { LazyComponent } from '../shell/LazyComponent.tsx';
import { Blocks } from './Blocks.tsx';

const loadSettings = () => import('./PageSettings.tsx').then((module) => module?.PageSettings);

/** A content page: its title and its blocks. The opening hero, where there is one, bears the page's heading. */
export function ContentBody({ page }: { readonly page: ContentPage }) {
  const { path, title, showTitle, blocks, autoRedirect, reloadAfterMinutes } = page;
  const [opening] = blocks;
  const heroTitled = !showTitle && opening?.type === 'teaser' && opening.layout === 'hero';
  return (
    <>
      {showTitle && <h1 className="content-title">{title}</h1>}
      {!showTitle && !heroTitled && <h1 className="visually-hidden">{title}</h1>}
      <Blocks blocks={blocks} opening untitled={heroTitled} />
      <LazyComponent
        when={autoRedirect !== undefined || reloadAfterMinutes !== undefined}
        load={loadSettings}
        props={{ path, autoRedirect, reloadAfterMinutes }}
      />
    </>
  );
}
