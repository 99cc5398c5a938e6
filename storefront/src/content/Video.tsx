import { Button } from '@trolley/ui/Button.tsx';
import { PlayIcon } from '@trolley/ui/icons.ts';
import { Picture } from '@trolley/ui/Picture.tsx';
import { TextLink } from '@trolley/ui/TextLink.tsx';
import { useState } from 'react';
import { useText } from '../shell/shop.tsx';
import type { BlockProps } from './blockProps.ts';
import { youtubeHost } from './frameHosts.ts';
import { sized } from './sized.ts';

export function Video({ block }: BlockProps<'video'>) {
  return (
    <figure className="block video">
      {block.provider === 'file' ? <OwnVideo block={block} /> : <ProviderVideo block={block} />}
      <figcaption>{block.title}</figcaption>
    </figure>
  );
}

type VideoProps = Pick<BlockProps<'video'>, 'block'>;

function OwnVideo({ block: { title, source, poster } }: VideoProps) {
  return (
    // A film brings its captions inside it: the block knows no track of its own.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video className="video-screen" src={source} poster={poster?.src} controls preload="none" aria-label={title} />
  );
}

/** Nothing is asked of the provider before the shopper presses play. */
function ProviderVideo({ block: { title, source, poster } }: VideoProps) {
  const text = useText();
  const [playing, play] = useState(false);
  const address = `${youtubeHost}/embed/${encodeURIComponent(source)}`;
  if (playing) {
    return (
      <iframe
        className="video-screen"
        src={`${address}?autoplay=1`}
        title={title}
        // Its origin is the provider's, never ours, so keeping it frees nothing here.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <div className="video-screen video-waiting">
      {poster && <Picture {...sized(poster, '(min-width: 960px) 820px, 100vw')} alt="" />}
      <div className="video-words">
        <Button kind="accent" icon={PlayIcon} data-replay="" onClick={() => play(true)}>
          {text('content.video.play', { title })}
        </Button>
        <p className="small">{text('content.video.privacy')}</p>
        <noscript>
          <TextLink href={address}>{text('content.video.open')}</TextLink>
        </noscript>
      </div>
    </div>
  );
}
