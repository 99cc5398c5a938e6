import { classes } from '@trolley/ui/classes.ts';
import { useBoot } from '../shell/boot.ts';
import { Avatar } from '../shell/parts/Person.tsx';
import { useRoleName } from '../shell/roleName.ts';
import type { DemoAccount } from './demoAccount.ts';
import { useTexts } from './texts.ts';

interface AccountsProps {
  readonly accounts: readonly DemoAccount[];
  readonly chosen: string | undefined;
  onChoose(account: DemoAccount): void;
}

/** One account per role, with what it may do. */
export function DemoAccounts({ accounts, chosen, onChoose }: AccountsProps) {
  const texts = useTexts();
  const roleName = useRoleName();
  const may: Readonly<Record<string, string>> = {
    owner: texts.mayOwner,
    content: texts.mayContent,
    catalogue: texts.mayCatalogue,
    store: texts.mayStore,
    picker: texts.mayPicker,
    support: texts.maySupport,
  };
  return (
    <>
      <h2>{texts.demoTitle}</h2>
      <p>{texts.demoLead}</p>
      <ul className="login-accounts">
        {accounts.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              className={classes('login-account', account.email === chosen && 'login-account-chosen')}
              aria-pressed={account.email === chosen}
              onClick={() => onChoose(account)}
            >
              <Avatar name={account.name} />
              <span>
                <b>{account.name}</b>
                <small>{may[account.role]}</small>
              </span>
              <em>{roleName(account.role)}</em>
            </button>
          </li>
        ))}
      </ul>
      <p className="small">{texts.demoFoot}</p>
    </>
  );
}

interface CodeProps {
  readonly account: DemoAccount;
  onFill(code: string): void;
  onBack(): void;
}

/** What the telephone of an invented person would say. */
export function DemoCode({ account, onFill, onBack }: CodeProps) {
  const texts = useTexts();
  const boot = useBoot();
  const [first = account.name] = account.name.split(' ');
  return (
    <>
      <h2>{texts.demoCode(first)}</h2>
      <p>{texts.demoCodeLead}</p>
      <div className="login-phone">
        <p className="login-person">
          <Avatar name={account.name} />
          <span>
            <b>{boot.name} Studio</b>
            <small>{account.email}</small>
          </span>
        </p>
        <p className="login-phone-code">
          {account.code.slice(0, 3)} {account.code.slice(3)}
        </p>
        <p className="login-phone-foot">
          <span>{texts.demoCodeLife}</span>
          <button type="button" className="login-fill" onClick={() => onFill(account.code)}>
            {texts.fillIn}
          </button>
        </p>
      </div>
      <button type="button" className="login-back" onClick={onBack}>
        {texts.backToAccounts}
      </button>
    </>
  );
}
