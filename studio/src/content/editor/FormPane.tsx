import { configOfItem } from '@trolley/contract';
import { Icon } from '@trolley/ui/Icon.tsx';
import type { KeyboardEvent } from 'react';
import { memo, useMemo, useState } from 'react';
import { useWords } from '../../contentWords/words.ts';
import { blockIcon } from '../blockIcon.ts';
import { FieldOf } from '../fields/FieldOf.tsx';
import { Fields } from '../fields/Fields.tsx';
import { JsonView } from '../fields/JsonView.tsx';
import { OwnProblems } from '../fields/OwnProblems.tsx';
import { SettingsIcon } from '../icons.ts';
import { typeOf } from '../model/block.ts';
import type { TextModel } from '../model/fieldModel.ts';
import { pathOfId } from '../model/findBlock.ts';
import { unasked } from '../model/hints.ts';
import { blockModels, itemModel } from '../model/itemModel.ts';
import type { Json, Path } from '../model/json.ts';
import { getAt, isObject, pathName, pathOfText } from '../model/json.ts';
import { unusedFields } from '../model/unusedFields.ts';
import { useTexts } from '../texts.ts';
import { blockTitle } from './blockLabel.ts';
import { goOn } from './goOn.ts';
import type { EditorSession } from './session.ts';
import { usePart } from './useStore.ts';

interface Props {
  readonly session: EditorSession;
  /** The id of the chosen block, or `settings`. */
  readonly chosen: string;
}

/** The form of what is chosen. It is drawn again when something else is chosen, not with every key. */
export const FormPane = memo(function FormPane({ session, chosen }: Props) {
  const texts = useTexts();
  // A name instead of a path: the same text is the same answer.
  const name = usePart(session.store, (value) => {
    const path = chosen === 'settings' ? undefined : pathOfId(value, chosen);
    return path && pathName(path);
  });
  const onKeyDown = ({ key, target }: KeyboardEvent<HTMLElement>) => {
    // A text takes the key for its own and does nothing with it; a dialog closes.
    if (key !== 'Escape' || !(target instanceof Element) || target.closest('dialog')) return;
    goOn({ to: 'line', id: chosen });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the way back to the outline, from any field
    <section className="form-pane" data-block={chosen} aria-label={texts.form} onKeyDown={onKeyDown}>
      {name === undefined ? <ItemForm session={session} /> : <BlockForm key={chosen} session={session} name={name} />}
    </section>
  );
});

const moment: TextModel = { kind: 'text', control: 'moment', optional: true };

function BlockForm({ session, name }: { readonly session: EditorSession; readonly name: string }) {
  const texts = useTexts();
  const words = useWords();
  const [tab, setTab] = useState<'content' | 'when'>('content');
  const path = pathOfText(name);
  const type = usePart(session.store, (value) => typeOf(blockAt(value, path)));
  const title = usePart(session.store, (value) => blockTitle(blockAt(value, path) ?? {}, words));
  // A name instead of a list: the same text is the same answer.
  const unused = usePart(session.store, (value) => unusedFields(blockAt(value, path) ?? {}).join(' '));
  const without = useMemo(() => new Set([...unasked, ...unused.split(' ')]), [unused]);
  const model = blockModels().get(type);
  const asked = model?.fields.filter((field) => !unasked.has(field.name)) ?? [];
  return (
    <>
      <header className="form-head">
        <Icon of={blockIcon(type)} size="s" />
        <h2>{title}</h2>
        {model && (
          <span className="segments">
            <button type="button" aria-pressed={tab === 'content'} onClick={() => setTab('content')}>
              {texts.tabContent}
            </button>
            <button type="button" aria-pressed={tab === 'when'} onClick={() => setTab('when')}>
              {texts.tabWhen}
            </button>
          </span>
        )}
      </header>
      <div className="form-body">
        <OwnProblems paths={[path, [...path, 'id'], [...path, 'type']]} />
        {!model && (
          <>
            <p className="edit-note">{texts.unknownBlock}</p>
            <JsonView path={path} label={type || 'JSON'} />
          </>
        )}
        {model && tab === 'content' && (
          <>
            <Fields fields={model.fields} path={path} without={without} />
            {asked.length === 0 && <p className="edit-note">{texts.nothingToFill}</p>}
          </>
        )}
        {model && tab === 'when' && (
          <>
            <p className="edit-note">{texts.whenHelp}</p>
            <FieldOf model={moment} path={[...path, 'validFrom']} label={words.field('validFrom')} />
            <FieldOf model={moment} path={[...path, 'validUntil']} label={words.field('validUntil')} />
          </>
        )}
      </div>
    </>
  );
}

/** The address of a page is what it is known by; its blocks have forms of their own; offline is a deed, not a field. */
const ofPage = new Set(['path', 'blocks', 'draft']);
const nothing = new Set<string>();

function ItemForm({ session }: { readonly session: EditorSession }) {
  const texts = useTexts();
  const words = useWords();
  const { item, store } = session;
  const config = configOfItem(item);
  // What a configuration is made of does not change while it is filled in.
  const [model] = useState(() => itemModel(item, store.get()));
  return (
    <>
      <header className="form-head">
        <Icon of={SettingsIcon} size="s" />
        <h2>{config ? words.item(item, config) : texts.settings}</h2>
      </header>
      <div className="form-body">
        {!config && (
          <div className="edit-field">
            <span className="edit-label">{texts.address}</span>
            <p className="mono">{item.slice('page:'.length)}</p>
            <OwnProblems paths={[['path']]} />
          </div>
        )}
        {model.kind === 'object' ? (
          <Fields
            fields={model.fields}
            path={[]}
            without={config ? nothing : ofPage}
            labels={config ? undefined : { title: texts.pageTitle }}
          />
        ) : (
          <JsonView path={[]} label={item} />
        )}
      </div>
    </>
  );
}

function blockAt(value: Json, path: Path) {
  const block = getAt(value, path);
  return isObject(block) ? block : undefined;
}
