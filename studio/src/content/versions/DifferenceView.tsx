import { Checkbox } from '@trolley/ui/Checkbox.tsx';
import { useWords } from '../../contentWords/words.ts';
import { State } from '../../shell/parts/State.tsx';
import type { BlockDifference, FieldDifference, ItemDifference } from '../difference/blocks.ts';
import { blockLabel, blockTitle } from '../editor/blockLabel.ts';
import type { Json } from '../model/json.ts';
import { ValueView } from '../parts/ValueView.tsx';
import { useTexts } from '../texts.ts';

interface Props {
  readonly version?: number;
  readonly live?: number;
  /** What the version was; missing where the page was removed then. */
  readonly value?: Json;
  readonly difference?: ItemDifference;
  readonly ticked: ReadonlySet<string>;
  readonly mayTake: boolean;
  readonly onTick: (key: string, isOn: boolean) => void;
}

/** What is different between a version and what is live, by block; each can be taken back alone. */
export function DifferenceView({ version, live, value, difference, ticked, mayTake, onTick }: Props) {
  const texts = useTexts();
  const words = useWords();
  if (version === undefined || value === undefined || !difference || live === undefined) {
    return (
      <section className="panel difference" aria-label={texts.versions}>
        <p className="edit-note versions-none">{texts.chooseVersion}</p>
      </section>
    );
  }
  const { blocks, fields, same } = difference;
  return (
    <section className="panel difference" aria-label={texts.versionToLive(version, live)}>
      <header className="panel-head">
        <h2>{texts.versionToLive(version, live)}</h2>
        <small>
          {blocks.length + fields.length === 0
            ? texts.nothingDiffers
            : texts.blocksDiffer(blocks.length, blocks.length + same.length)}
        </small>
      </header>
      {fields.length > 0 && (
        <section className="difference-block">
          <h3>{texts.pageItself}</h3>
          <FieldDifferences fields={fields} version={version} />
        </section>
      )}
      {blocks.map((block) => (
        <BlockView
          key={block.key}
          block={block}
          version={version}
          isTicked={ticked.has(block.key)}
          mayTake={mayTake}
          onTick={(isOn) => onTick(block.key, isOn)}
        />
      ))}
      {same.length > 0 && (
        <footer className="panel-foot">
          {texts.sameBlocks(same.length, counted(same.map((block) => blockTitle(block, words))))}
        </footer>
      )}
    </section>
  );
}

interface BlockProps {
  readonly block: BlockDifference;
  readonly version: number;
  readonly isTicked: boolean;
  readonly mayTake: boolean;
  readonly onTick: (isOn: boolean) => void;
}

function BlockView({ block, version, isTicked, mayTake, onTick }: BlockProps) {
  const texts = useTexts();
  const words = useWords();
  const { kind, before, after, from = 0, to = 0, fields } = block;
  const shown = after ?? before ?? {};
  const label = blockLabel(shown, words);
  const states = {
    changed: <State tone="info">{texts.changed}</State>,
    moved: <State>{texts.movedBlock}</State>,
    added: <State tone="ok">{texts.addedSince}</State>,
    removed: <State tone="error">{texts.removedSince}</State>,
  };
  return (
    <section className="difference-block">
      <div className="difference-head">
        {mayTake ? (
          <Checkbox
            label={label}
            aria-label={texts.chooseThis(label)}
            checked={isTicked}
            onChange={(event) => onTick(event.target.checked)}
          />
        ) : (
          <h3>{label}</h3>
        )}
        {states[kind]}
      </div>
      {kind === 'moved' && <p>{texts.fromTo(from + 1, to + 1)}</p>}
      <FieldDifferences fields={fields} version={version} />
    </section>
  );
}

function FieldDifferences({
  fields,
  version,
}: {
  readonly fields: readonly FieldDifference[];
  readonly version: number;
}) {
  const texts = useTexts();
  const words = useWords();
  return fields.map(({ path, before, after }) => {
    const name = path.map((step) => (typeof step === 'number' ? String(step + 1) : words.field(step))).join(' ');
    return (
      <div key={path.join('.')} className="difference-pair">
        <div>
          <small>{texts.thisVersion(name, version)}</small>
          <ValueView value={before} against={after ?? ''} mark="removed" />
        </div>
        <div>
          <small>{texts.nowLive(name)}</small>
          <ValueView value={after} against={before ?? ''} mark="added" />
        </div>
      </div>
    );
  });
}

/** As `7 × Text, Hero`. */
function counted(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)).join(', ');
}
