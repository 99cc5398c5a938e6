import type { PagePayloadOf } from '@trolley/contract';
import { useEffect } from 'react';
import { ActionSamples } from './ActionSamples.tsx';
import { ContentSamples } from './ContentSamples.tsx';
import { FieldSamples } from './FieldSamples.tsx';
import { FoundationSamples } from './FoundationSamples.tsx';
import './gallery.css';
import { inlineStylesOf } from './inlineStyles.ts';
import { NewsSamples } from './NewsSamples.tsx';
import { OverlaySamples } from './OverlaySamples.tsx';
import { words } from './words.ts';

const schemes = ['light', 'dark'] as const;

/** Every component in every theme, light and dark; the address exists in preview only. */
export default function ComponentsScreen({ payload }: { readonly payload: PagePayloadOf<'components'> }) {
  useEffect(() => adopt(inlineStylesOf(payload)), [payload]);
  return (
    <div className="gallery" id="components">
      <h1 tabIndex={-1}>{words.title}</h1>
      <p className="muted">{words.intro}</p>
      {payload.data.themes.map((theme) => (
        <div key={theme.id} data-theme={theme.id} className="gallery-theme">
          {schemes.map((scheme) => (
            <GalleryPanel key={scheme} name={theme.name} scheme={scheme} />
          ))}
        </div>
      ))}
    </div>
  );
}

function GalleryPanel({ name, scheme }: { readonly name: string; readonly scheme: (typeof schemes)[number] }) {
  const place = `${name}, ${scheme}`;
  return (
    <section data-scheme={scheme} className="gallery-panel" aria-label={place}>
      <h2>{place}</h2>
      <FoundationSamples />
      <ActionSamples />
      <FieldSamples />
      <OverlaySamples place={place} />
      <NewsSamples />
      <ContentSamples place={place} />
    </section>
  );
}

/** The policy of the page that one came from does not know these styles, and would refuse them as elements. */
function adopt(styles: readonly string[]): () => void {
  const sheets = styles.map((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    return sheet;
  });
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...sheets];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
  };
}
