import type { ItemSummary } from '@trolley/contract';
import { editedPage, listContentItems, saveContentDraft } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { Dialog } from '@trolley/ui/Dialog.tsx';
import { TextField } from '@trolley/ui/TextField.tsx';
import { useState } from 'react';
import { useWords } from '../../contentWords/words.ts';
import { useChange } from '../../shell/api/useCalls.ts';
import { useProblem } from '../../shell/api/useProblem.ts';
import { navigate } from '../../shell/router/router.ts';
import { firstInDialog } from '../parts/firstInDialog.ts';
import { useTexts } from '../texts.ts';
import { pathFromTitle } from './pathFromTitle.ts';

interface Props {
  readonly pages: readonly ItemSummary[];
  readonly onClose: () => void;
}

/** Title and address of a new page: a draft that nobody sees until it is published. */
export function NewPageDialog({ pages, onClose }: Props) {
  const texts = useTexts();
  const words = useWords();
  const say = useProblem();
  const [title, setTitle] = useState('');
  const [typed, setTyped] = useState<string>();
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<string>();
  const save = useChange(saveContentDraft, [listContentItems]);
  const path = typed ?? (title.trim() === '' ? '' : pathFromTitle(title));
  // A title of signs alone suggests the start page, which nobody meant.
  const isTaken =
    (typed !== undefined || path !== '/') && pages.some((one) => one.path === path && one.state !== 'removed');
  const isShaped = path !== '/' && editedPage.shape.path.safeParse(path).success;
  const pathError = isTaken ? texts.pathTaken : isTried && !isShaped ? texts.pathShape : refused;
  const create = async () => {
    setTried(true);
    if (title.trim() === '' || isTaken || !isShaped) return;
    const item = `page:${path}`;
    const value = { path, title: title.trim(), meta: {}, blocks: [] };
    try {
      const { problems } = await save.mutateAsync({ body: { item, value, baseRevision: 0 } });
      const ofPath = problems.find((one) => one.path[0] === 'path');
      if (ofPath) return setRefused(words.problem(ofPath));
      onClose();
      navigate(`/content/edit?item=${encodeURIComponent(item)}`);
    } catch (error) {
      setRefused(say(error));
    }
  };
  return (
    <Dialog open onClose={onClose} title={texts.newPageTitle} closeLabel={texts.close}>
      <form
        className="ask"
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <TextField
          label={texts.pageTitle}
          autoComplete="off"
          ref={firstInDialog}
          value={title}
          error={isTried && title.trim() === '' ? texts.titleMissing : undefined}
          onChange={(event) => setTitle(event.target.value)}
        />
        <TextField
          label={texts.pagePath}
          hint={texts.pagePathHint}
          autoComplete="off"
          value={path}
          error={pathError}
          onChange={(event) => {
            setTyped(event.target.value);
            setRefused(undefined);
          }}
        />
        <div className="ask-actions">
          <Button kind="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {texts.create}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
