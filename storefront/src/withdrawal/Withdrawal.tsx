import { type EndpointReply, withdraw } from '@trolley/contract';
import { Card } from '@trolley/ui/Card.tsx';
import { useEffect, useRef, useState } from 'react';
import { useGuardedCall } from '../customer/auth/useGuardedCall.ts';
import { useServiceDependencies } from '../service/serviceDependencies.ts';
import { useText } from '../shell/shop.tsx';
import { noDeclaration, sentDeclaration } from './declaration.ts';
import './withdrawal.css';
import { WithdrawalCheck } from './WithdrawalCheck.tsx';
import { WithdrawalForm } from './WithdrawalForm.tsx';
import { WithdrawalReceipt } from './WithdrawalReceipt.tsx';

type Step = 'form' | 'check';

/** Withdraws from a contract in two steps, without an account: who and what, then the declaration itself. */
export function Withdrawal({ level }: { readonly level: 1 | 2 | 3 | 4 }) {
  const text = useText();
  const { call } = useServiceDependencies();
  const { prepare, send } = useGuardedCall();
  const [step, setStep] = useState<Step>('form');
  const [declared, setDeclared] = useState(noDeclaration);
  const [receipt, setReceipt] = useState<EndpointReply<typeof withdraw>>();
  const heading = useRef<HTMLHeadingElement>(null);
  const isBegun = useRef(false);
  const shown = receipt ? 'receipt' : step;
  // Every step but the first focuses its heading.
  useEffect(() => {
    if (isBegun.current) heading.current?.focus();
    else isBegun.current = shown !== 'form';
  }, [shown]);
  const Heading = `h${level}` as const;
  const title = receipt ? 'withdrawal.done.title' : step === 'form' ? 'withdrawal.title' : 'withdrawal.check';
  return (
    <Card as="section" className="withdrawal-card">
      <div className="withdrawal-head">
        {!receipt && <p className="muted small">{text('withdrawal.step', { step: step === 'form' ? 1 : 2 })}</p>}
        <Heading ref={heading} tabIndex={-1}>
          {text(title)}
        </Heading>
      </div>
      {receipt ? (
        <WithdrawalReceipt receipt={receipt} email={declared.email} />
      ) : step === 'form' ? (
        <WithdrawalForm
          declared={declared}
          onNext={(values) => {
            isBegun.current = true;
            // The bot check runs while the declaration is read.
            prepare();
            setDeclared(values);
            setStep('check');
          }}
        />
      ) : (
        <WithdrawalCheck
          declared={declared}
          onBack={() => setStep('form')}
          onConfirm={async () => {
            const body = sentDeclaration(declared);
            setReceipt(await send(({ query, headers }) => call(withdraw, { body, query }, { headers })));
          }}
        />
      )}
    </Card>
  );
}
