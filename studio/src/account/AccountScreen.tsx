import { getStaffSelf } from '@trolley/contract';
import { useCall } from '../shell/api/useCalls.ts';
import { LanguageChoice } from '../shell/language/LanguageChoice.tsx';
import { PageHead } from '../shell/parts/PageHead.tsx';
import { Panel } from '../shell/parts/Panel.tsx';
import { useRoleName } from '../shell/roleName.ts';
import { type Scheme, schemes, useScheme } from '../shell/scheme.ts';
import { useSelf } from '../shell/session/self.ts';
import { useShop } from '../shell/shop.ts';
import { OwnPassword } from './OwnPassword.tsx';
import { OwnRecoveryCodes } from './OwnRecoveryCodes.tsx';
import { OwnSecondFactor } from './OwnSecondFactor.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { useTexts } from './texts.ts';
import './account.css';

/** Everything about one's own access. */
export function AccountScreen() {
  const texts = useTexts();
  const self = useSelf();
  const shop = useShop();
  const roleName = useRoleName();
  const asked = useCall(getStaffSelf, {});
  const storeName = (id: string) => shop.stores.find((store) => store.id === id)?.name ?? id;
  return (
    <>
      <PageHead title={texts.title} lead={self.name} />
      <div className="columns columns-even">
        <div className="account-column">
          <Panel title={self.name}>
            <dl className="facts">
              <dt>{texts.email}</dt>
              <dd>{self.email}</dd>
              <dt>{texts.roles}</dt>
              <dd>{self.roles.map((role) => roleName(role)).join(', ')}</dd>
              <dt>{texts.stores}</dt>
              <dd>{self.stores?.map(storeName).join(', ') ?? texts.allStores}</dd>
            </dl>
          </Panel>
          <Panel title={texts.appearance} foot={texts.onlyHere}>
            <dl className="facts account-choices">
              <dt>{texts.language}</dt>
              <dd>
                <LanguageChoice />
              </dd>
              <dt>{texts.scheme}</dt>
              <dd>
                <SchemeChoice />
              </dd>
            </dl>
          </Panel>
          <OwnSessions />
        </div>
        <div className="account-column">
          <OwnPassword />
          <OwnSecondFactor />
          <OwnRecoveryCodes left={asked.data?.recoveryCodes ?? self.recoveryCodes} />
        </div>
      </div>
    </>
  );
}

function SchemeChoice() {
  const texts = useTexts();
  const [scheme, choose] = useScheme();
  const names: Readonly<Record<Scheme, string>> = { system: texts.system, light: texts.light, dark: texts.dark };
  return (
    <div className="segments" role="group" aria-label={texts.scheme}>
      {schemes.map((one) => (
        <button key={one} type="button" aria-pressed={one === scheme} onClick={() => choose(one)}>
          {names[one]}
        </button>
      ))}
    </div>
  );
}
