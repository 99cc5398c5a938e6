import { type LibraryFile, type MediaFilter, type MediaOrder, mediaOrders } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { EmptyState } from '@trolley/ui/EmptyState.tsx';
import { NothingFoundIcon, UploadIcon } from '@trolley/ui/icons.ts';
import { Select } from '@trolley/ui/Select.tsx';
import { TextField } from '@trolley/ui/TextField.tsx';
import { useFormat } from '../shell/language/format.ts';
import { Failed } from '../shell/parts/Failed.tsx';
import { Loading } from '../shell/parts/Loading.tsx';
import { DropTile, DropZone, PickButton } from './DropZone.tsx';
import { MediaGrid } from './MediaGrid.tsx';
import { useTexts } from './texts.ts';
import { UploadList } from './UploadList.tsx';
import { type Library, perPage } from './useLibrary.ts';
import type { Uploads } from './useUploads.ts';

interface Props {
  readonly library: Library;
  readonly uploads: Uploads;
  readonly chosen?: string | undefined;
  readonly onChoose: (file: LibraryFile) => void;
  /** Whether pictures may be added. */
  readonly canAdd: boolean;
}

/** Search, pictures, and the way further; the same in the room and in the picker. */
export function LibraryView({ library, uploads, chosen, onChoose, canAdd }: Props) {
  const texts = useTexts();
  const { found, from, setFrom } = library;
  const add = canAdd ? (files: readonly File[]) => uploads.add(files) : undefined;
  return (
    <DropZone onFiles={add}>
      <LibraryTools library={library} />
      <UploadList {...uploads} />
      {found.isError && <Failed error={found.error} retry={() => void found.refetch()} />}
      {found.isPending && <Loading lines={6} />}
      {found.data && found.data.counts.all === 0 && <NothingYet onFiles={add} />}
      {found.data && found.data.counts.all > 0 && found.data.total === 0 && (
        <EmptyState
          icon={NothingFoundIcon}
          title={texts.notFound}
          action={
            <Button
              kind="outline"
              onClick={() => {
                library.setText('');
                library.setFilter('all');
              }}
            >
              {texts.showAll}
            </Button>
          }
        >
          {texts.notFoundText}
        </EmptyState>
      )}
      {found.data && found.data.total > 0 && (
        <MediaGrid
          files={found.data.files}
          chosen={chosen}
          onChoose={onChoose}
          first={add && <DropTile onFiles={add} />}
        />
      )}
      {found.data && found.data.total > 0 && (
        <LibraryFoot from={from} shown={found.data.files.length} total={found.data.total} setFrom={setFrom} />
      )}
    </DropZone>
  );
}

function LibraryTools({ library: { text, order, setText, setOrder } }: Pick<Props, 'library'>) {
  const texts = useTexts();
  const names: Readonly<Record<MediaOrder, string>> = {
    newest: texts.newest,
    name: texts.byName,
    used: texts.mostUsed,
  };
  return (
    <div className="media-tools" role="search">
      <TextField
        label={texts.search}
        placeholder={texts.searchHint}
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Select
        label={texts.order}
        value={order}
        choices={mediaOrders.map((value) => ({ value, label: names[value] }))}
        onChange={({ currentTarget }) => setOrder(currentTarget.value as MediaOrder)}
      />
    </div>
  );
}

function NothingYet({ onFiles }: { readonly onFiles: ((files: readonly File[]) => void) | undefined }) {
  const texts = useTexts();
  return (
    <EmptyState
      icon={UploadIcon}
      title={texts.nothing}
      action={
        onFiles && (
          <PickButton kind="outline" icon={UploadIcon} onFiles={onFiles}>
            {texts.upload}
          </PickButton>
        )
      }
    >
      {texts.nothingText}
    </EmptyState>
  );
}

interface FootProps {
  readonly from: number;
  readonly shown: number;
  readonly total: number;
  readonly setFrom: (from: number) => void;
}

function LibraryFoot({ from, shown, total, setFrom }: FootProps) {
  const texts = useTexts();
  const { count } = useFormat();
  return (
    <div className="media-foot">
      <span>{texts.range(count(from + 1), count(from + shown), count(total))}</span>
      {total > perPage && (
        <>
          <Button kind="outline" size="s" disabled={from === 0} onClick={() => setFrom(Math.max(0, from - perPage))}>
            {texts.earlier}
          </Button>
          <Button kind="outline" size="s" disabled={from + shown >= total} onClick={() => setFrom(from + perPage)}>
            {texts.later}
          </Button>
        </>
      )}
    </div>
  );
}

/** Which pictures, with how many there are. */
export function FilterList({ library }: Pick<Props, 'library'>) {
  const texts = useTexts();
  const { count } = useFormat();
  const { filter, setFilter, found } = library;
  const names: readonly (readonly [MediaFilter, string])[] = [
    ['all', texts.all],
    ['unused', texts.unused],
    ['withoutAlt', texts.withoutAlt],
  ];
  return (
    <nav className="media-filters" aria-label={texts.show}>
      {names.map(([value, name]) => (
        <button key={value} type="button" aria-pressed={filter === value} onClick={() => setFilter(value)}>
          {name}
          <span>{found.data ? count(found.data.counts[value]) : ''}</span>
        </button>
      ))}
    </nav>
  );
}
