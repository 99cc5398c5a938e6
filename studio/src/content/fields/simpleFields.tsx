import { accessEntries, readAccessList } from '@trolley/contract';
import { Checkbox } from '@trolley/ui/Checkbox.tsx';
import { classes } from '@trolley/ui/classes.ts';
import { memo } from 'react';
import { useWords } from '../../contentWords/words.ts';
import { useFormat } from '../../shell/language/format.ts';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import { useShop } from '../../shell/shop.ts';
import type { BooleanModel, EnumModel, ListModel, NumberModel, TextModel } from '../model/fieldModel.ts';
import { clearedBy, textMarks } from '../model/hints.ts';
import { getAt, isList, isObject, textOf } from '../model/json.ts';
import { fromLocal, toLocal, zoneName } from '../model/moment.ts';
import { useTexts } from '../texts.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useForm, useValueAt } from './form.ts';

/** An empty text of a field that may be left out is none at all. */
function textOrNothing(model: TextModel, text: string): string | undefined {
  return text === '' && model.optional ? undefined : text;
}

export const TextInput = memo(function TextInput({ model, path, label }: FieldProps<TextModel>) {
  const texts = useTexts();
  const { store, readOnly, item } = useForm();
  const value = textOf(useValueAt(path));
  const isLong = model.control === 'longText';
  const note = model.max === undefined ? model.optional && texts.optional : texts.ofMax(value.length, model.max);
  const marks = textMarks(item, path, value);
  const hint = marks.map((one) => texts.marks[one]).join(' ');
  return (
    <FieldFrame path={path} label={label} note={note || undefined} hint={hint || undefined}>
      {(ties) => {
        const shared = {
          ...ties,
          className: 'input',
          value,
          readOnly,
          onChange: (event: { target: { value: string } }) => store.set(path, textOrNothing(model, event.target.value)),
        };
        return isLong ? (
          <textarea {...shared} rows={Math.min(8, Math.max(3, Math.ceil(value.length / 42)))} />
        ) : (
          <input {...shared} type="text" autoComplete="off" />
        );
      }}
    </FieldFrame>
  );
});

export const ColourInput = memo(function ColourInput({ path, label }: FieldProps<TextModel>) {
  const texts = useTexts();
  const { store, readOnly } = useForm();
  const value = textOf(useValueAt(path));
  return (
    <FieldFrame path={path} label={label} note={texts.optional}>
      {(ties) => (
        <span className="edit-row">
          <input
            {...ties}
            type="color"
            disabled={readOnly}
            value={value || '#ffffff'}
            onChange={(event) => store.set(path, event.target.value)}
          />
          {value !== '' && (
            <button type="button" className="text-button" onClick={() => store.set(path, undefined)}>
              {texts.clear}
            </button>
          )}
        </span>
      )}
    </FieldFrame>
  );
});

export const NumberInput = memo(function NumberInput({ model, path, label }: FieldProps<NumberModel>) {
  const texts = useTexts();
  const { store, readOnly } = useForm();
  const value = useValueAt(path);
  const usual = typeof model.byDefault === 'number' ? texts.byDefault(String(model.byDefault)) : undefined;
  return (
    <FieldFrame path={path} label={label} note={model.optional ? texts.optional : undefined}>
      {(ties) => (
        <input
          {...ties}
          className="input edit-number"
          type="number"
          min={model.min}
          max={model.max}
          readOnly={readOnly}
          placeholder={usual}
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) => {
            const isEmpty = target.value === '' || Number.isNaN(target.valueAsNumber);
            if (!isEmpty) store.set(path, target.valueAsNumber);
            else if (model.optional) store.set(path, undefined);
          }}
        />
      )}
    </FieldFrame>
  );
});

export const BooleanInput = memo(function BooleanInput({ model, path, label }: FieldProps<BooleanModel>) {
  const { store, readOnly } = useForm();
  const value = useValueAt(path) ?? model.byDefault ?? false;
  return (
    <div className="edit-field" data-path={path.join('.')}>
      <Checkbox
        label={label}
        checked={value === true}
        disabled={readOnly}
        onChange={(event) => store.set(path, event.target.checked)}
      />
    </div>
  );
});

/** Few choices side by side, many in a list. */
export const EnumInput = memo(function EnumInput({ model, path, label }: FieldProps<EnumModel>) {
  const texts = useTexts();
  const words = useWords();
  const { store, readOnly } = useForm();
  const value = textOf(useValueAt(path)) || textOf(model.byDefault);
  const mayBeNone = model.optional && model.byDefault === undefined;
  const cleared = clearedBy[String(path.at(-1))];
  const choose = (one: string | undefined) => {
    const around = getAt(store.get(), path.slice(0, -1));
    if (cleared === undefined || one === undefined || one === value || !isObject(around)) return store.set(path, one);
    store.set(path.slice(0, -1), { ...around, [String(path.at(-1))]: one, [cleared]: '' });
  };
  return (
    <FieldFrame path={path} label={label} group={model.values.length <= 4 && !mayBeNone}>
      {(ties) =>
        model.values.length <= 4 && !mayBeNone ? (
          <span className="segments">
            {model.values.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === value}
                disabled={readOnly}
                onClick={() => choose(one)}
              >
                {words.value(one)}
              </button>
            ))}
          </span>
        ) : (
          <select
            {...ties}
            className="input"
            disabled={readOnly}
            value={value}
            onChange={(event) => choose(event.target.value === '' ? undefined : event.target.value)}
          >
            {mayBeNone && <option value="">{texts.noChoice}</option>}
            {model.values.map((one) => (
              <option key={one} value={one}>
                {words.value(one)}
              </option>
            ))}
          </select>
        )
      }
    </FieldFrame>
  );
});

/** A moment, typed and said in the shop's own zone. */
export const MomentInput = memo(function MomentInput({ path, label }: FieldProps<TextModel>) {
  const texts = useTexts();
  const format = useFormat();
  const { language } = useLanguage();
  const { timeZone } = useShop();
  const { store, readOnly } = useForm();
  const value = textOf(useValueAt(path));
  const isKnown = !Number.isNaN(Date.parse(value));
  const zone = zoneName(timeZone, language);
  const hint = isKnown ? texts.zoneNow(format.minute(value), zone) : texts.noMoment;
  return (
    <FieldFrame path={path} label={label} note={texts.zone(zone)} hint={hint}>
      {(ties) => (
        <span className="edit-row">
          <input
            {...ties}
            className="input"
            type="datetime-local"
            readOnly={readOnly}
            value={isKnown ? toLocal(value, timeZone) : ''}
            onChange={(event) => store.set(path, fromLocal(event.target.value, timeZone))}
          />
          {isKnown && !readOnly && (
            <button type="button" className="text-button" onClick={() => store.set(path, undefined)}>
              {texts.clear}
            </button>
          )}
        </span>
      )}
    </FieldFrame>
  );
});

/** Some of the values of an enum. */
export const TicksInput = memo(function TicksInput({ model, path, label }: FieldProps<ListModel>) {
  const words = useWords();
  const { store, readOnly } = useForm();
  const value = useValueAt(path);
  const chosen = isList(value) ? value : [];
  const values = model.of.kind === 'enum' ? model.of.values : [];
  const set = (one: string, isOn: boolean) => {
    const next = values.filter((each) => (each === one ? isOn : chosen.includes(each)));
    store.set(path, next.length === 0 && model.optional ? undefined : next);
  };
  return (
    <FieldFrame path={path} label={label} group>
      {() => (
        <div className={classes('edit-ticks', values.length > 6 && 'edit-ticks-many')}>
          {values.map((one) => (
            <Checkbox
              key={one}
              label={words.value(one)}
              checked={chosen.includes(one)}
              disabled={readOnly}
              onChange={(event) => set(one, event.target.checked)}
            />
          ))}
        </div>
      )}
    </FieldFrame>
  );
});

/** The semicolon-separated access list as ticks. */
export const AccessInput = memo(function AccessInput({ path, label }: FieldProps<TextModel>) {
  const texts = useTexts();
  const words = useWords();
  const { store, readOnly } = useForm();
  const chosen = readAccessList(textOf(useValueAt(path)));
  const set = (one: (typeof accessEntries)[number], isOn: boolean) => {
    const next = accessEntries.filter((each) => (each === one ? isOn : chosen.includes(each)));
    store.set(path, next.length === 0 ? undefined : next.join('; '));
  };
  return (
    <FieldFrame path={path} label={label} hint={texts.everybodySees} group>
      {() => (
        <div className="edit-ticks">
          {accessEntries.map((one) => (
            <Checkbox
              key={one}
              label={words.value(one)}
              checked={chosen.includes(one)}
              disabled={readOnly}
              onChange={(event) => set(one, event.target.checked)}
            />
          ))}
        </div>
      )}
    </FieldFrame>
  );
});
