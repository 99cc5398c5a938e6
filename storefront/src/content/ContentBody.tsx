import type { ContentPage } from '@trolley/contract';
import { Blocks } from './Blocks.tsx';

/** A content page: its title and its blocks. The opening hero, where there is one, bears the page's heading. */
export function ContentBody({ page: { title, showTitle, blocks } }: { readonly page: ContentPage }) {
  const [opening] = blocks;
  const heroTitled = !showTitle && opening?.type === 'teaser' && opening.layout === 'hero';
  return (
    <>
      {showTitle && <h1 className="content-title">{title}</h1>}
      {!showTitle && !heroTitled && <h1 className="visually-hidden">{title}</h1>}
      <Blocks blocks={blocks} opening untitled={heroTitled} />
    </>
  );
}
