import { type BrandDetail, type BrandStory, pictureSource } from '@trolley/contract';
import { Picture } from '@trolley/ui/Picture.tsx';
import { useText } from '../../shell/shop.tsx';

interface BrandStoryWordsProps {
  readonly brand: BrandDetail;
  readonly story: BrandStory | undefined;
}

/** What there is to know of a brand: an editor's story, or the line the catalogue has, and who makes its goods. */
export function BrandStoryWords({ brand: { name, about, maker }, story }: BrandStoryWordsProps) {
  const text = useText();
  const made = maker !== undefined && maker !== '' && (
    <p className="muted small">{text('catalogue.brand.maker', { maker })}</p>
  );
  if (!story)
    return (
      <div className="brand-words">
        {about && <p>{about}</p>}
        {made}
      </div>
    );
  const { kicker, title, paragraphs, pictures } = story;
  return (
    <section className="brand-story">
      <div className="brand-story-words">
        {kicker !== undefined && <p className="kicker">{kicker}</p>}
        <h2>{title}</h2>
        {about && <p>{about}</p>}
        {/* Folded on a phone, where the goods come first; a wider screen shows it as it is. */}
        <details className="brand-story-more">
          <summary>{text('catalogue.brand.more', { name })}</summary>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {made}
        </details>
      </div>
      <div className="brand-goods">
        {pictures.map((picture) => (
          <Picture key={picture} src={pictureSource(picture, 320)} alt="" width={320} height={320} />
        ))}
      </div>
    </section>
  );
}
