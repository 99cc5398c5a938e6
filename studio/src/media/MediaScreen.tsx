import { deleteMedia, getMedia, type LibraryFile, listMedia, restoreMedia } from '@trolley/contract';
import { UploadIcon } from '@trolley/ui/icons.ts';
import { Toast } from '@trolley/ui/Toast.tsx';
import { useRef, useState } from 'react';
import { useCall, useChange } from '../shell/api/useCalls.ts';
import { useFormat } from '../shell/language/format.ts';
import { Failed } from '../shell/parts/Failed.tsx';
import { Loading } from '../shell/parts/Loading.tsx';
import { PageHead } from '../shell/parts/PageHead.tsx';
import { navigate, usePlace } from '../shell/router/router.ts';
import { useSelf } from '../shell/session/self.ts';
import { type Drafts, useDrafts } from '../shell/useDrafts.ts';
import { PickButton } from './DropZone.tsx';
import { FilterList, LibraryView } from './LibraryView.tsx';
import { MediaPanel } from './MediaPanel.tsx';
import './media.css';
import './media-panel.css';
import { useTexts } from './texts.ts';
import type { FileWords } from './useFileEdits.ts';
import { useLibrary } from './useLibrary.ts';
import { useMediaProblem } from './useMediaProblem.ts';
import { useUploads } from './useUploads.ts';

/** The library: every picture of the shop's content. */
export function MediaScreen() {
  const texts = useTexts();
  const { count } = useFormat();
  const canWrite = useSelf().permissions.includes('content:write');
  const library = useLibrary();
  const chosen = new URLSearchParams(usePlace().search).get('file') ?? undefined;
  const choose = (id?: string) => navigate(id ? `/media?file=${id}` : '/media', { replace: true });
  const drafts = useDrafts<Partial<FileWords>>();
  // The first of those that come is shown, unless somebody chose one meanwhile: what is typed belongs to what is in sight.
  const isTaken = useRef(false);
  const uploads = useUploads(({ id }) => {
    if (!isTaken.current) choose(id);
    isTaken.current = true;
  });
  const add = (files: Iterable<File>) => {
    isTaken.current = false;
    uploads.add(files);
  };
  const counts = library.found.data?.counts;
  const pictures = counts && texts.pictures(counts.all, count(counts.all));
  const lead =
    counts && pictures && counts.all > 0
      ? texts.lead(pictures, texts.lacking(counts.withoutAlt, count(counts.withoutAlt)))
      : pictures;
  return (
    <>
      <PageHead title={texts.title} lead={lead ?? ' '}>
        {canWrite && (
          <PickButton icon={UploadIcon} onFiles={add}>
            {texts.upload}
          </PickButton>
        )}
      </PageHead>
      <div className={chosen ? 'media-room media-room-open' : 'media-room'}>
        <FilterList library={library} />
        <div className="panel media-library">
          <LibraryView
            library={library}
            uploads={{ ...uploads, add }}
            chosen={chosen}
            onChoose={({ id }) => {
              isTaken.current = true;
              choose(id);
            }}
            canAdd={canWrite}
          />
        </div>
        <Aside chosen={chosen} canWrite={canWrite} choose={choose} drafts={drafts} />
      </div>
    </>
  );
}

interface AsideProps {
  readonly chosen: string | undefined;
  readonly canWrite: boolean;
  readonly choose: (id?: string) => void;
  readonly drafts: Drafts<Partial<FileWords>>;
}

function Aside({ chosen, canWrite, choose, drafts }: AsideProps) {
  const texts = useTexts();
  const say = useMediaProblem();
  const [deleted, setDeleted] = useState<LibraryFile>();
  const file = useCall(getMedia, { params: { id: chosen ?? '' } }, { enabled: chosen !== undefined });
  const remove = useChange(deleteMedia, [listMedia, getMedia]);
  const restore = useChange(restoreMedia, [listMedia, getMedia]);
  const ask = (wanted: LibraryFile) =>
    remove.mutate(
      { params: { id: wanted.id }, query: { revision: wanted.revision } },
      {
        onSuccess: () => {
          restore.reset();
          setDeleted(wanted);
          choose();
        },
      },
    );
  return (
    <aside className="media-aside">
      {chosen === undefined && <p className="media-note media-none">{texts.chooseNone}</p>}
      {chosen !== undefined && file.isError && <Failed error={file.error} retry={() => void file.refetch()} />}
      {chosen !== undefined && file.isPending && <Loading lines={8} />}
      {chosen !== undefined && file.data && (
        <MediaPanel
          key={file.data.id}
          file={file.data}
          canWrite={canWrite}
          onClose={() => choose()}
          onDelete={ask}
          deleteError={remove.variables?.params.id === file.data.id ? remove.error : null}
          drafts={drafts}
        />
      )}
      <div className="toasts" role="status">
        {deleted && (
          <Toast
            tone={restore.isError ? 'error' : 'success'}
            closeLabel={texts.dismiss}
            onClose={() => setDeleted(undefined)}
            action={{
              label: texts.undo,
              onPress: () =>
                restore.mutate(
                  { params: { id: deleted.id } },
                  {
                    onSuccess: ({ id }) => {
                      setDeleted(undefined);
                      choose(id);
                    },
                  },
                ),
            }}
          >
            {restore.isError ? texts.undoFailed(deleted.name, say(restore.error)) : texts.removed(deleted.name)}
          </Toast>
        )}
      </div>
    </aside>
  );
}
