import { Icon } from '@trolley/ui/Icon.tsx';
import { LockIcon } from '@trolley/ui/icons.ts';
import { Spinner } from '@trolley/ui/Spinner.tsx';
import { memo, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Failed } from '../../shell/parts/Failed.tsx';
import { Keys } from '../../shell/parts/Keys.tsx';
import { useShop } from '../../shell/shop.ts';
import { useShellTexts } from '../../shell/texts.ts';
import { useTexts } from '../texts.ts';
import type { DraftSaver } from './draftSaver.ts';
import type { DraftStore } from './draftStore.ts';
import type { FrameParts } from './frameParts.ts';
import type { Preview } from './usePreview.ts';
import { tellFrame, useFrame } from './usePreview.ts';

interface Props {
  readonly preview: Preview;
  readonly path: string;
  readonly saver: DraftSaver;
  readonly store: DraftStore;
  /** As wide as the page thinks its window is. */
  readonly width: number;
  /** The chosen block as the preview names it. */
  readonly marked?: string;
  /** Told which blocks the page shows. */
  readonly parts: FrameParts;
  readonly onChoose: (block: string) => void;
  readonly onHover: (block: string | undefined) => void;
}

/** Nobody typed for so long, in milliseconds. */
const pause = 400;

/** The real page in its frame, as wide as chosen and as large as there is room. */
export const PreviewPane = memo(function PreviewPane({
  preview,
  path,
  saver,
  store,
  width,
  marked,
  parts,
  onChoose,
  onHover,
}: Props) {
  const texts = useTexts();
  const shell = useShellTexts();
  const { baseUrl } = useShop();
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  // By its address: at another moment it is another page, which is not there yet.
  const [ready, setReady] = useState<string>();
  const isReady = ready !== undefined && ready === preview.address;
  const savedAt = useSyncExternalStore(saver.subscribe, () => saver.get().savedAt);
  const shown = useRef(savedAt);
  useEffect(() => store.subscribe(parts.forget), [store, parts]);
  useFrame(frame, (message) => {
    if (message.type === 'preview:ready') {
      setReady(preview.address);
      tellFrame(frame.current, { type: 'preview:edit', on: true });
      tellFrame(frame.current, { type: 'preview:mark', block: marked ?? null });
      // Of an older draft it says nothing about this one.
      if (message.path === path && !saver.isUnsaved() && shown.current === saver.get().savedAt)
        parts.show(message.blocks.map(({ block }) => block));
    } else if (message.type === 'preview:choose') onChoose(message.block);
    else if (message.type === 'preview:hover') onHover(message.block ?? undefined);
  });
  useEffect(() => {
    tellFrame(frame.current, { type: 'preview:mark', block: marked ?? null });
  }, [marked]);
  // The page is asked for anew when the shop has the draft and nobody types: it is drawn by the same processor as the form.
  useEffect(() => {
    // Without a draft the page shows what was published, which is what it shows already.
    if (savedAt === shown.current || savedAt === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        shown.current = savedAt;
        stop();
        tellFrame(frame.current, { type: 'preview:refresh' });
      }, pause);
    };
    const stop = store.subscribe(later);
    later();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [savedAt, store]);
  // Sizes are set on the element itself: the studio allows no style attributes.
  useEffect(() => {
    const box = room.current;
    const page = frame.current;
    if (!box || !page || preview.address === undefined) return;
    const fit = () => {
      const scale = Math.min(1, box.clientWidth / width);
      page.style.width = `${width}px`;
      page.style.height = `${box.clientHeight / scale}px`;
      page.style.transform = `scale(${scale})`;
      page.style.marginInlineStart = `${Math.max(0, (box.clientWidth - width * scale) / 2)}px`;
    };
    fit();
    // In the next frame: while the browser tells sizes, a page that is resized is not told of its own any more, and reports
    // that as an error.
    let next = 0;
    const watch = new ResizeObserver(() => {
      cancelAnimationFrame(next);
      next = requestAnimationFrame(fit);
    });
    watch.observe(box);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(next);
    };
  }, [width, preview.address]);
  return (
    <section className="preview" aria-label={texts.preview}>
      <div className="preview-bar">
        <Icon of={LockIcon} size="s" />
        <span className="preview-address">
          {new URL(baseUrl).host}
          {path}
        </span>
        <span className="preview-keys">
          <Keys keys={['Ctrl', 'Shift', 'E']} /> {texts.overlays}
        </span>
      </div>
      <div className="preview-room" ref={room}>
        {preview.failed !== undefined && <Failed error={preview.failed} retry={preview.again} />}
        {!isReady && preview.failed === undefined && (
          <p className="preview-wait" role="status">
            <Spinner /> {shell.loading}
          </p>
        )}
        {preview.address && (
          // The shop itself, of the same origin: without its scripts and cookies it would not be the real page.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          <iframe
            key={preview.address}
            ref={frame}
            className="preview-frame"
            title={texts.preview}
            src={preview.address}
            data-ready={isReady || undefined}
          />
        )}
      </div>
    </section>
  );
});
