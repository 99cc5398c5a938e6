import { type ConsentCategory, type CookieCategory, necessary } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { Dialog } from '@trolley/ui/Dialog.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { ChevronDownIcon } from '@trolley/ui/icons.ts';
import { useState } from 'react';
import { useConsent } from '../shell/consent/consent.ts';
import { isSignalled, isSilent } from '../shell/consent/startConsent.ts';
import { notify } from '../shell/notifications/notifications.ts';
import { useShop, useText } from '../shell/shop.tsx';
import { allowable } from './answerConsent.ts';
import { CookieTable } from './CookieTable.tsx';
import { submitAnswer } from './submitAnswer.ts';
import './consent-settings.css';

interface ConsentSettingsProps {
  readonly categories: readonly CookieCategory[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Each category by itself, with the cookies that are set in its name. Everything optional is off until it is allowed. */
export function ConsentSettings({ categories, open, onClose }: ConsentSettingsProps) {
  const { tenant } = useShop();
  const text = useText();
  const { categories: given } = useConsent();
  const [changed, setChanged] = useState<ReadonlyMap<ConsentCategory, boolean>>(new Map());
  const signal = isSignalled(window);
  const { asked, provider } = tenant.consent;
  // In an app that keeps silent nothing else is allowed, whatever is pressed.
  const silent = isSilent(window);
  const isChoosing = provider === 'builtIn' && asked.length > 0 && !silent;
  const shown = silent ? categories.filter(({ category }) => category === necessary) : categories;
  const isOn = (category: ConsentCategory) => changed.get(category) ?? given.includes(category);
  const close = () => {
    setChanged(new Map());
    onClose();
  };
  const save = (allowed: readonly ConsentCategory[]) => {
    submitAnswer(tenant.consent, allowed);
    notify({ key: 'consent.settings.saved', message: text('consent.settings.saved'), type: 'success' });
    close();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={text('consent.settings.title')}
      closeLabel={text('consent.settings.close')}
      actions={
        isChoosing && (
          <div className="consent-answers">
            <Button kind="outline" onClick={() => save([])}>
              {text('consent.refuse')}
            </Button>
            <Button kind="outline" onClick={() => save(allowable(tenant.consent, signal))}>
              {text('consent.allow')}
            </Button>
            <Button kind="outline" onClick={() => save(asked.filter(isOn))}>
              {text('consent.save')}
            </Button>
          </div>
        )
      }
    >
      <p className="muted">{text(isChoosing ? 'consent.settings.lead' : 'consent.settings.nothing')}</p>
      {signal && isChoosing && (
        <p className="consent-signal">
          <b>{text('consent.settings.signal')}</b> {text('consent.settings.signalText')}
        </p>
      )}
      {shown.map((one) => (
        <Category
          key={one.category}
          shown={one}
          isOn={one.category === necessary || isOn(one.category)}
          onChange={
            isChoosing && one.category !== necessary
              ? (on) => setChanged((before) => new Map(before).set(one.category, on))
              : undefined
          }
        />
      ))}
    </Dialog>
  );
}

interface CategoryProps {
  readonly shown: CookieCategory;
  readonly isOn: boolean;
  /** Missing where there is nothing to choose. */
  readonly onChange?: (on: boolean) => void;
}

function Category({ shown, isOn, onChange }: CategoryProps) {
  const text = useText();
  const state = onChange
    ? text(isOn ? 'consent.settings.on' : 'consent.settings.off')
    : text('consent.settings.always');
  return (
    <section className="consent-category">
      <label className="consent-head">
        <span className="consent-name">
          <b>{shown.title}</b>
          <span className="muted">{shown.text}</span>
        </span>
        <span className="consent-state" aria-hidden="true">
          {state}
        </span>
        <input
          type="checkbox"
          className="consent-switch"
          checked={isOn}
          disabled={!onChange}
          onChange={(event) => onChange?.(event.target.checked)}
        />
      </label>
      <details>
        <summary>
          {text('consent.cookies.count', { count: shown.cookies.length })}
          <Icon of={ChevronDownIcon} />
        </summary>
        <CookieTable category={shown} />
      </details>
    </section>
  );
}
