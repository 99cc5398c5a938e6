import type { ItemSummary } from '@trolley/contract';
import { contentFailures, editedPage, getContentItem, listContentItems, moveContentItem } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { Dialog } from '@trolley/ui/Dialog.tsx';
import { TextField } from '@trolley/ui/TextField.tsx';
import { useState } from 'react';
import { useChange } from '../../shell/api/useCalls.ts';
import { useProblem } from '../../shell/api/useProblem.ts';
import { firstInDialog } from '../parts/firstInDialog.ts';
import { notify } from '../parts/notices.ts';
import { useTexts } from '../texts.ts';

interface Props {
  readonly summary: ItemSummary;
  readonly title: string;
  /** How many other items link to it. */
  readonly links: number;
  readonly onClose: () => void;
  /** Told the item it is now. */
  readonly onMoved: (item: string) => void;
}

/** Another address for a live page; the old one leads there. */
export function MoveDialog({ summary, title, links, onClose, onMoved }: Props) {
  const texts = useTexts();
  const say = useProblem({
    [contentFailures.itemExists]: texts.pathTaken,
    [contentFailures.itemStays]: texts.itemStays,
  });
  const [path, setPath] = useState(summary.path ?? '');
  const [refused, setRefused] = useState<string>();
  const move = useChange(moveContentItem, [listContentItems, getContentItem]);
  const isSame = path === summary.path;
  const save = async () => {
    if (path === '/' || !editedPage.shape.path.safeParse(path).success) return setRefused(texts.pathShape);
    try {
      const { item, revision } = summary;
      const moved = await move.mutateAsync({ body: { item, to: path, revision } });
      notify(texts.movedDone(title, path));
      onClose();
      onMoved(moved.item);
    } catch (error) {
      setRefused(say(error));
    }
  };
  return (
    <Dialog open onClose={onClose} title={texts.moveTitle(title)} closeLabel={texts.close}>
      <form
        className="ask"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSame) void save();
        }}
      >
        <TextField
          label={texts.pagePath}
          hint={texts.pagePathHint}
          autoComplete="off"
          ref={firstInDialog}
          value={path}
          error={refused}
          onChange={(event) => {
            setPath(event.target.value);
            setRefused(undefined);
          }}
        />
        <p>{texts.moveHelp(summary.path ?? '')}</p>
        {links > 0 && <Alert tone="warning">{texts.moveLinks(links)}</Alert>}
        <div className="ask-actions">
          <Button kind="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" disabled={isSame} loading={move.isPending}>
            {texts.moveDeed}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
