import type { StaffSelf } from '@trolley/contract';
import { getDemoStaff } from '@trolley/contract';
import { classes } from '@trolley/ui/classes.ts';
import { useModal } from '@trolley/ui/useModal.ts';
import { type ReactNode, useState } from 'react';
import { useCall } from '../shell/api/useCalls.ts';
import { useBoot } from '../shell/boot.ts';
import { LanguageChoice } from '../shell/language/LanguageChoice.tsx';
import { ShopMark } from '../shell/parts/ShopMark.tsx';
import { useShellTexts } from '../shell/texts.ts';
import { CodeStep } from './CodeStep.tsx';
import { DemoAccounts, DemoCode } from './DemoAside.tsx';
import type { DemoAccount } from './demoAccount.ts';
import { PasswordStep } from './PasswordStep.tsx';
import { useTexts } from './texts.ts';
import './login.css';

interface Props {
  onLoggedIn(self: StaffSelf): void;
  /** The address of whoever was logged in until now: their work stays behind this screen. */
  readonly again?: string;
}

interface Ticket {
  readonly ticket: string;
  readonly email: string;
}

/** Logging in: e-mail and password, then the code. In a demo with the accounts beside it. */
export function LoginScreen({ onLoggedIn, again }: Props) {
  const { name } = useBoot();
  const shell = useShellTexts();
  const [chosen, setChosen] = useState<DemoAccount>();
  const [ticket, setTicket] = useState<Ticket>();
  const [isOver, setOver] = useState(false);
  const [filled, setFilled] = useState({ code: '', times: 0 });
  const demo = useCall(getDemoStaff, {}, { refetchEveryMs: ticket ? 5_000 : undefined });
  const accounts = demo.data?.accounts ?? [];
  const person = accounts.find(({ email }) => email === ticket?.email);

  const back = (over: boolean) => {
    setTicket(undefined);
    setOver(over);
    setFilled({ code: '', times: 0 });
  };
  const content = (
    <div className={classes('login', accounts.length > 0 && 'login-demo')}>
      <div className="login-side">
        <div className="login-box">
          <p className="login-shop">
            <ShopMark />
            <b>{name}</b> {shell.studio}
          </p>
          {ticket ? (
            <CodeStep
              key={filled.times}
              {...ticket}
              name={person?.name}
              filled={filled.code}
              onLoggedIn={onLoggedIn}
              onOver={() => back(true)}
              onBack={() => back(false)}
            />
          ) : (
            <PasswordStep
              key={chosen?.email}
              email={chosen?.email ?? again}
              password={chosen?.password}
              isAgain={again !== undefined}
              isOver={isOver}
              onTicket={setTicket}
            />
          )}
          <LanguageChoice />
        </div>
      </div>
      {accounts.length > 0 && (
        <div className="login-side login-deep">
          <div className="login-box">
            {person ? (
              <DemoCode
                account={person}
                onFill={(code) => setFilled(({ times }) => ({ code, times: times + 1 }))}
                onBack={() => back(false)}
              />
            ) : (
              <DemoAccounts accounts={accounts} chosen={chosen?.email} onChoose={setChosen} />
            )}
          </div>
        </div>
      )}
    </div>
  );
  return again === undefined ? <main id="content">{content}</main> : <OverWork>{content}</OverWork>;
}

/** Over the screen somebody works at, which stays as it is. */
function OverWork({ children }: { readonly children: ReactNode }) {
  const texts = useTexts();
  const { ref } = useModal(true, () => {});
  return (
    <dialog
      ref={ref}
      className="login-again"
      aria-label={texts.endedTitle}
      onCancel={(event) => event.preventDefault()}
    >
      {children}
    </dialog>
  );
}
