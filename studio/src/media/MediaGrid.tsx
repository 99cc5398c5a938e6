import { type LibraryFile, mediaSource } from '@trolley/contract';
import { Icon } from '@trolley/ui/Icon.tsx';
import { WarningIcon } from '@trolley/ui/icons.ts';
import type { ReactNode } from 'react';
import { useTexts } from './texts.ts';

interface Props {
  readonly files: readonly LibraryFile[];
  readonly chosen?: string | undefined;
  readonly onChoose: (file: LibraryFile) => void;
  /** Stands before the first picture. */
  readonly first?: ReactNode;
}

/** Pictures with their names; what nobody has described yet says so. */
export function MediaGrid({ files, chosen, onChoose, first }: Props) {
  const texts = useTexts();
  return (
    <ul className="media-grid">
      {first !== undefined && <li>{first}</li>}
      {files.map((file) => (
        <li key={file.id}>
          <button
            type="button"
            className="media-card"
            aria-pressed={file.id === chosen}
            aria-label={texts.choose(file.name)}
            onClick={() => onChoose(file)}
          >
            <img
              src={mediaSource(file, 320)}
              alt=""
              loading="lazy"
              decoding="async"
              style={{ objectPosition: `${file.focus.x}% ${file.focus.y}%` }}
            />
            <span className="media-card-name">{file.name}</span>
            {file.alt === '' ? (
              <span className="media-card-lack">
                <Icon of={WarningIcon} size="s" />
                {texts.noAlt}
              </span>
            ) : (
              <span className="media-card-size">
                {file.width} × {file.height}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
