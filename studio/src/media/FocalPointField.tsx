import { type FocalPoint, type LibraryFile, mediaSource, mediaSourceSet } from '@trolley/contract';
import type { KeyboardEvent, PointerEvent } from 'react';
import { movedPoint, pointAt } from './focalPoint.ts';
import { useTexts } from './texts.ts';

interface Props {
  readonly file: LibraryFile;
  readonly focus: FocalPoint;
  /** Missing: it can only be looked at. */
  readonly onChange?: ((focus: FocalPoint) => void) | undefined;
}

/** The picture with the point that stays in sight: set by a press, moved by dragging and by keys. */
export function FocalPointField({ file, focus, onChange }: Props) {
  const texts = useTexts();
  const set = (event: PointerEvent<HTMLDivElement>) => {
    if (!onChange || (event.type === 'pointermove' && event.buttons !== 1)) return;
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    onChange(pointAt(event.currentTarget.getBoundingClientRect(), event));
  };
  const move = (event: KeyboardEvent) => {
    const moved = movedPoint(focus, event.key, event.shiftKey ? 10 : 1);
    if (!moved || !onChange) return;
    event.preventDefault();
    onChange(moved);
  };
  return (
    <div className="focal">
      <div className="focal-frame" onPointerDown={set} onPointerMove={set}>
        <img
          key={file.address}
          src={mediaSource(file, 640)}
          srcSet={mediaSourceSet(file)}
          sizes="320px"
          width={file.width}
          height={file.height}
          alt={file.alt}
          draggable={false}
        />
        {onChange ? (
          <button
            type="button"
            className="focal-mark"
            style={{ insetInlineStart: `${focus.x}%`, insetBlockStart: `${focus.y}%` }}
            aria-label={texts.focalAt(focus.x, focus.y)}
            title={texts.focal}
            onKeyDown={move}
          />
        ) : (
          <span
            className="focal-mark"
            style={{ insetInlineStart: `${focus.x}%`, insetBlockStart: `${focus.y}%` }}
            aria-hidden="true"
          />
        )}
      </div>
      <Crops file={file} focus={focus} />
      {onChange && <p className="media-note">{texts.focalHint}</p>}
    </div>
  );
}

/** What is seen of it in the three shapes that pages cut it to, at once. */
function Crops({ file, focus }: Omit<Props, 'onChange'>) {
  const texts = useTexts();
  const crops = [
    ['wide', texts.wide],
    ['square', texts.square],
    ['tall', texts.tall],
  ] as const;
  return (
    <div className="crops">
      {crops.map(([shape, label]) => (
        <figure key={shape} className={`crop crop-${shape}`}>
          <img src={mediaSource(file, 320)} alt="" style={{ objectPosition: `${focus.x}% ${focus.y}%` }} />
          <figcaption>{label}</figcaption>
        </figure>
      ))}
      <p className="crops-point" aria-live="polite">
        {texts.focal}: {texts.focalShort(focus.x, focus.y)}
      </p>
    </div>
  );
}
