import type { PagePayloadOf } from '@trolley/contract';
import { useEffect } from 'react';
import { ActionSamples } from './ActionSamples.tsx';
import { BlockSamples } from './BlockSamples.tsx';
import { ContentSamples } from './ContentSamples.tsx';
import { FieldSamples } from './FieldSamples.tsx';
import { FoundationSamples } from './FoundationSamples.tsx';
import './gallery.css';
import { FeedbackSamples } from './FeedbackSamples.tsx';
import { galleryTexts } from './galleryTexts.ts';
import { inlineStylesOf } from './inlineStyles.ts';
import { OverlaySamples } from './OverlaySamples.tsx';

const schemes = ['light', 'dark'] as const;

/** Every component in every theme, light and dark; the address exists in preview only. */
export default function ComponentsScreen({ payload }: { readonly payload: PagePayloadOf<'components'> }) {
  useEffect(() => adopt(inlineStylesOf(payload)), [payload]);
  return (
    <div className="gallery" id="components">
      <h1 tabIndex={-1}>{galleryTexts.title}</h1>
      <p className="muted">{galleryTexts.intro}</p>
      {payload.data.themes.map((theme) => (
        <div key={theme.id} data-theme={theme.id} className="gallery-theme">
          {schemes.map((scheme) => (
            <GalleryPanel key={scheme} name={theme.name} scheme={scheme} samples={payload.data.samples} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface GalleryPanelProps extends Pick<PagePayloadOf<'components'>['data'], 'samples'> {
  readonly name: string;
  readonly scheme: (typeof schemes)[number];
}

function GalleryPanel({ name, scheme, samples }: GalleryPanelProps) {
  const place = `${name}, ${scheme}`;
  return (
    <section data-scheme={scheme} className="gallery-panel" aria-label={place}>
      <h2>{place}</h2>
      <FoundationSamples />
      <ActionSamples />
      <FieldSamples />
      <OverlaySamples place={place} />
      <FeedbackSamples />
      <ContentSamples place={place} />
      <BlockSamples place={place} samples={samples} />
    </section>
  );
}

/** Adopted style sheets: after a navigation the first page's CSP would refuse style elements. */
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
