import { uploadLimits } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { classes } from '@trolley/ui/classes.ts';
import { Icon } from '@trolley/ui/Icon.tsx';
import { IconButton } from '@trolley/ui/IconButton.tsx';
import { FileIcon, TrashIcon, UploadIcon } from '@trolley/ui/icons.ts';
import { type DragEvent, useRef, useState } from 'react';
import { useShop, useText } from '../shell/shop.tsx';
import type { UploadedFile, UploadList } from './useUploads.ts';

interface UploadsProps {
  readonly uploads: UploadList;
  /** The message is on its way: what came now would not go with it. */
  readonly closed: boolean;
}

/** FORM-06: files by drag or by choice, each with how far it came or why it was not taken. */
export function Uploads({ uploads, closed }: UploadsProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!closed) uploads.add([...event.dataTransfer.files]);
  };
  return (
    <div className="form-uploads">
      <p className="field-label">
        {text('contactForm.upload.title')}{' '}
        <span className="field-note">{text('contactForm.upload.most', { most: uploadLimits.files })}</span>
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: files can be dropped here; the button does the same */}
      <div
        className={classes('form-drop', isOver && 'form-drop-over')}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <Icon of={UploadIcon} />
        <div>
          <p className="form-drop-title">{text('contactForm.upload.drop')}</p>
          <p className="muted small">{text('contactForm.upload.kinds')}</p>
        </div>
        <Button kind="outline" disabled={closed} onClick={() => input.current?.click()}>
          {text('contactForm.upload.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept="application/pdf,image/jpeg,image/png"
          aria-label={text('contactForm.upload.title')}
          onChange={({ currentTarget }) => {
            uploads.add([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
      </div>
      <div role="status">
        <ul className="form-files">
          {uploads.files.map((file) => (
            <FileLine key={file.key} file={file} onRemove={() => uploads.remove(file.key)} />
          ))}
        </ul>
      </div>
    </div>
  );
}

function FileLine({ file, onRemove }: { readonly file: UploadedFile; onRemove(): void }) {
  const text = useText();
  const { name, bytes, progress, problem } = file;
  const { locale } = useShop().tenant;
  const decimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  // A small file is none of nothing.
  const megabytes = Math.max(0.1, bytes / 1_000_000).toLocaleString(locale, decimal);
  return (
    <li className="form-file">
      <span className="form-file-mark">
        <Icon of={FileIcon} />
      </span>
      <div className="form-file-words">
        <p className="form-file-name">{name}</p>
        {problem !== undefined && <p className="form-file-problem">{text(`contactForm.upload.${problem}`)}</p>}
        {problem === undefined && progress === undefined && (
          <p className="muted small">{text('contactForm.upload.ready', { megabytes })}</p>
        )}
        {progress !== undefined && (
          <>
            <progress value={progress} max={1} aria-label={text('contactForm.upload.sending', { name })} />
            {/* Said with the bar: each step of it would be read out. */}
            <p className="muted small figures" aria-hidden="true">
              {progress < 1
                ? text('contactForm.upload.sent', { percent: Math.floor(progress * 100) })
                : text('contactForm.upload.checking')}
            </p>
          </>
        )}
      </div>
      <IconButton icon={TrashIcon} label={text('contactForm.upload.remove', { name })} onClick={onRemove} />
    </li>
  );
}
