import { Button } from '@trolley/ui/Button.tsx';
import { Tag } from '@trolley/ui/Tag.tsx';
import { type FormEvent, useState } from 'react';
import { type Filters, type Span, spans } from './filters.ts';
import { useTexts } from './texts.ts';
import { useNames } from './useNames.ts';

interface Props {
  readonly filters: Filters;
  onChange(filters: Filters): void;
}

export function JournalFilters({ filters, onChange }: Props) {
  const texts = useTexts();
  const names = useNames();
  const { subjectKind, subjectId } = filters;
  const spanNames: Readonly<Record<Span, string>> = { today: texts.today, week: texts.week, month: texts.month };
  const isSought = Object.values(filters).some(Boolean);
  return (
    <div className="journal-filters">
      <Words key={filters.text} text={filters.text ?? ''} onSeek={(text) => onChange({ ...filters, text })} />
      <Choice
        label={texts.time}
        all={texts.anyTime}
        value={filters.span}
        choices={spans.map((span) => [span, spanNames[span]])}
        onChoose={(span) => onChange({ ...filters, span: span as Span | undefined })}
      />
      {names.people.length > 0 && (
        <Choice
          label={texts.who}
          all={texts.everybody}
          value={filters.staffId}
          choices={names.people.map(({ id, name }) => [id, name])}
          onChoose={(staffId) => onChange({ ...filters, staffId })}
        />
      )}
      <Choice
        label={texts.what}
        all={texts.everything}
        value={filters.action}
        choices={Object.entries(texts.actions).map(([code, name]) => [code, name])}
        onChoose={(action) => onChange({ ...filters, action })}
      />
      {subjectKind !== undefined && (
        <Tag
          removeLabel={texts.removeFilter}
          onRemove={() => onChange({ ...filters, subjectKind: undefined, subjectId: undefined })}
        >
          {texts.onlyOf(
            subjectId === undefined ? names.kind(subjectKind) : names.subject({ kind: subjectKind, id: subjectId }),
          )}
        </Tag>
      )}
      {isSought && (
        <Button kind="quiet" size="s" onClick={() => onChange({})}>
          {texts.clear}
        </Button>
      )}
    </div>
  );
}

function Words({ text, onSeek }: { readonly text: string; onSeek(text: string): void }) {
  const texts = useTexts();
  const [typed, setTyped] = useState(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSeek(typed.trim());
  };
  return (
    <form className="journal-words" role="search" onSubmit={submit}>
      <input
        type="search"
        className="input"
        aria-label={texts.searchLabel}
        placeholder={texts.search}
        maxLength={100}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </form>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly all: string;
  readonly value: string | undefined;
  readonly choices: readonly (readonly [value: string, label: string])[];
  onChoose(value: string | undefined): void;
}

function Choice({ label, all, value, choices, onChoose }: ChoiceProps) {
  return (
    <select
      className="input journal-choice"
      aria-label={label}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChoose(currentTarget.value || undefined)}
    >
      <option value="">
        {label}: {all}
      </option>
      {choices.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
