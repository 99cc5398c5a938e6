import { contentLimits } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { Field } from '@trolley/ui/Field.tsx';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useProblem } from '../../shell/api/useProblem.ts';
import { useFormat } from '../../shell/language/format.ts';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import { useShop } from '../../shell/shop.ts';
import { useNow } from '../../shell/useNow.ts';
import { daysBetween, fromLocal, toLocal, zoneName } from '../model/moment.ts';
import { type QuickMoment, quickMoment } from '../model/quickMoment.ts';
import { useTexts } from '../texts.ts';
import { firstInDialog } from './firstInDialog.ts';

interface Props {
  readonly label: string;
  readonly submit: string;
  readonly first?: string;
  /** How many days ahead it may lie. */
  readonly furthestDays?: number;
  /** Moments that are one press away. */
  readonly quick?: readonly QuickMoment[];
  readonly children?: ReactNode;
  /** It cannot be taken yet; why is said among the children. */
  readonly disabled?: boolean;
  /** Beside the main button. */
  readonly others?: ReactNode;
  readonly onCancel: () => void;
  readonly onTake: (iso: string) => Promise<void> | void;
}

/** A future moment in the shop's own zone, named; says what it means before it is taken. */
export function MomentForm({
  label,
  submit,
  first,
  furthestDays = contentLimits.planDays,
  quick = [],
  children,
  disabled = false,
  others,
  onCancel,
  onTake,
}: Props) {
  const texts = useTexts();
  const format = useFormat();
  const { timeZone } = useShop();
  const { language } = useLanguage();
  const tooFar = texts.momentTooFar(Math.floor(furthestDays / 366));
  const say = useProblem({
    planTaken: texts.planTaken,
    momentPassed: texts.momentPassed,
    momentTooFar: tooFar,
    momentUnfit: texts.momentPassed,
  });
  const [local, setLocal] = useState(first === undefined ? '' : toLocal(first, timeZone));
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const iso = fromLocal(local, timeZone);
  const today = useNow();
  const now = Date.parse(today);
  const days = iso === undefined ? 0 : daysBetween(today, iso, timeZone);
  const zone = zoneName(timeZone, language);
  const take = async () => {
    if (iso === undefined) return setError(texts.momentMissing);
    if (Date.parse(iso) <= now) return setError(texts.momentPassed);
    if (Date.parse(iso) > now + furthestDays * 86_400_000) return setError(tooFar);
    setBusy(true);
    try {
      await onTake(iso);
    } catch (failure) {
      setError(say(failure));
    }
    setBusy(false);
  };
  return (
    <form
      className="ask"
      onSubmit={(event) => {
        event.preventDefault();
        if (!disabled) void take();
      }}
    >
      <Field
        label={label}
        note={texts.zone(zone)}
        error={error}
        hint={iso === undefined ? undefined : `${texts.zoneNow(format.minute(iso), zone)} ${texts.inDays(days)}`}
      >
        {(ties) => (
          <input
            {...ties}
            ref={firstInDialog}
            type="datetime-local"
            className="input"
            value={local}
            onChange={(event) => {
              setLocal(event.target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      {quick.length > 0 && (
        <p className="ask-buttons">
          {quick.map((one) => {
            const moment = quickMoment(one, now, timeZone);
            return (
              <Button
                key={one}
                kind="outline"
                size="s"
                onClick={() => {
                  setLocal(moment);
                  setError(undefined);
                }}
              >
                {{ tomorrow: texts.tomorrowAt, monday: texts.mondayAt, christmas: texts.christmasAt }[one](
                  moment.slice(-5),
                )}
              </Button>
            );
          })}
        </p>
      )}
      {children}
      <div className="ask-actions">
        <Button kind="outline" onClick={onCancel}>
          {texts.cancel}
        </Button>
        {others}
        <Button type="submit" loading={isBusy} disabled={disabled}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
