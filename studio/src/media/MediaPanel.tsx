import { useQueryClient } from '@tanstack/react-query';
import {
  type EndpointReply,
  getContentHistory,
  getMedia,
  type LibraryFile,
  listMedia,
  mediaLimits,
  replaceMedia,
} from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { IconButton } from '@trolley/ui/IconButton.tsx';
import { CloseIcon } from '@trolley/ui/icons.ts';
import { ProgressBar } from '@trolley/ui/ProgressBar.tsx';
import { TextArea } from '@trolley/ui/TextArea.tsx';
import { TextField } from '@trolley/ui/TextField.tsx';
import { useState } from 'react';
import { History } from '../journal/History.tsx';
import { useFormat } from '../shell/language/format.ts';
import { useSelf } from '../shell/session/self.ts';
import type { Drafts } from '../shell/useDrafts.ts';
import { PickButton } from './DropZone.tsx';
import { FocalPointField } from './FocalPointField.tsx';
import { fileSize } from './fileSize.ts';
import { sendPicture } from './sendPicture.ts';
import { useTexts } from './texts.ts';
import { UsedIn } from './UsedIn.tsx';
import { type FileWords, useFileEdits } from './useFileEdits.ts';
import { useMediaProblem } from './useMediaProblem.ts';

type FileWithUses = EndpointReply<typeof getMedia>;

interface Props {
  readonly file: FileWithUses;
  readonly canWrite: boolean;
  readonly onClose: () => void;
  readonly onDelete: (file: LibraryFile) => void;
  readonly deleteError: unknown;
  readonly drafts: Drafts<Partial<FileWords>>;
}

/** One picture: its focal point, what it shows, where it is used. */
export function MediaPanel({ file, canWrite, onClose, onDelete, deleteError, drafts }: Props) {
  const texts = useTexts();
  const say = useMediaProblem();
  const mayPublish = useSelf().permissions.includes('content:publish');
  // Shoppers would get it at once, as when something is published.
  const isHeld = canWrite && !mayPublish && file.usedIn.some(({ where }) => where === 'live');
  const mayShow = canWrite && !isHeld;
  const { edited, change, isChanged, revert, save, saving, error, isSaved } = useFileEdits(file, {
    typed: drafts.all[file.id],
    setTyped: (next) => drafts.change(file.id, next),
  });
  return (
    <section className="panel media-panel" aria-label={file.name}>
      <header className="panel-head">
        <h2>{file.name}</h2>
        <IconButton icon={CloseIcon} label={texts.closePanel} onClick={onClose} />
      </header>
      <div className="panel-body">
        <form
          className="media-form"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <FocalPointField
            file={file}
            focus={edited.focus}
            onChange={mayShow ? (focus) => change({ focus }) : undefined}
          />
          <TextArea
            label={texts.alt}
            hint={edited.alt.trim() === '' ? texts.altMissing : texts.altHint}
            rows={2}
            maxLength={mediaLimits.altLength}
            readOnly={!mayShow}
            value={edited.alt}
            onChange={({ currentTarget }) => change({ alt: currentTarget.value })}
          />
          <TextField
            label={texts.name}
            autoComplete="off"
            required
            maxLength={mediaLimits.nameLength}
            readOnly={!canWrite}
            value={edited.name}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
          {isHeld && <p className="media-note">{texts.liveNote}</p>}
          {error !== null && (
            <Alert tone="error" role="alert">
              {say(error)}
            </Alert>
          )}
          {canWrite && (
            <div className="media-actions">
              <Button type="submit" loading={saving} disabled={!isChanged || edited.name.trim() === ''}>
                {texts.save}
              </Button>
              {isChanged && (
                <Button kind="quiet" onClick={revert}>
                  {texts.revert}
                </Button>
              )}
              <span role="status">{isSaved && !isChanged ? texts.saved : ''}</span>
            </div>
          )}
        </form>
        <Facts file={file} />
        {canWrite ? (
          <Fate file={file} onDelete={onDelete} deleteError={deleteError} />
        ) : (
          <p className="media-note">{texts.readOnly}</p>
        )}
        <History folded subject={{ kind: 'media', id: file.id }} />
      </div>
    </section>
  );
}

function Facts({ file }: Pick<Props, 'file'>) {
  const texts = useTexts();
  const { count, minute } = useFormat();
  const { width, height, sentBytes, bytes, addedBy, addedAt } = file;
  const when = minute(addedAt);
  return (
    <dl className="media-facts">
      <dt>{texts.usedIn}</dt>
      <dd>
        <UsedIn uses={file.usedIn} />
      </dd>
      <dt>{texts.file}</dt>
      <dd>{texts.fileFacts(`${width} × ${height}`, fileSize(sentBytes, count), fileSize(bytes, count))}</dd>
      <dt>{texts.addedBy}</dt>
      <dd>{addedBy?.name ? texts.by(addedBy.name, when) : when}</dd>
    </dl>
  );
}

/** What changes it for everybody: another picture in its place, or none. */
function Fate({ file, onDelete, deleteError }: Pick<Props, 'file' | 'onDelete' | 'deleteError'>) {
  const texts = useTexts();
  const say = useMediaProblem();
  const client = useQueryClient();
  // Pages show it at once, as when something is published.
  const mayPublish = useSelf().permissions.includes('content:publish');
  const [share, setShare] = useState<number>();
  const [error, setError] = useState<unknown>(null);
  const replace = async ([picture]: readonly File[]) => {
    if (!picture) return;
    setError(null);
    setShare(0);
    const address = `${replaceMedia.path.replace('{id}', file.id)}?revision=${file.revision}`;
    try {
      await sendPicture<LibraryFile>(address, picture, setShare).answer;
      await Promise.all(
        [getMedia, listMedia, getContentHistory].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
      );
    } catch (problem) {
      setError(problem);
    } finally {
      setShare(undefined);
    }
  };
  const problem = error ?? deleteError;
  return (
    <div className="media-fate">
      {share !== undefined && (
        <ProgressBar
          label={share < 1 ? texts.sending(file.name) : texts.drawing(file.name)}
          value={share < 1 ? Math.round(share * 100) : undefined}
        />
      )}
      {problem !== null && problem !== undefined && (
        <Alert tone="error" role="alert">
          {say(problem)}
        </Alert>
      )}
      <div className="media-actions">
        {mayPublish && (
          <PickButton
            kind="outline"
            several={false}
            loading={share !== undefined}
            onFiles={(files) => void replace(files)}
          >
            {texts.replace}
          </PickButton>
        )}
        <Button kind="quiet" className="media-delete" disabled={file.uses > 0} onClick={() => onDelete(file)}>
          {texts.remove}
        </Button>
      </div>
      <p className="media-note">
        {texts.replaceHint(file.uses)} {file.uses > 0 && texts.removeRefused(file.uses)}
      </p>
    </div>
  );
}
