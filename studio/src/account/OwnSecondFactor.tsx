import { beginSecondFactor, confirmSecondFactor, listOwnSessions, staffFailures } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { type FormEvent, useState } from 'react';
import { SecondFactorSetup } from '../login/SecondFactorSetup.tsx';
import { useTexts as useLoginTexts } from '../login/texts.ts';
import { useChange } from '../shell/api/useCalls.ts';
import { useProblem } from '../shell/api/useProblem.ts';
import { Panel } from '../shell/parts/Panel.tsx';
import { tell } from '../shell/toasts/toasts.ts';
import { AskPassword } from './AskPassword.tsx';
import { useTexts } from './texts.ts';

export function OwnSecondFactor() {
  const texts = useTexts();
  const login = useLoginTexts();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const begin = useChange(beginSecondFactor);
  const confirm = useChange(confirmSecondFactor, [listOwnSessions]);
  const say = useProblem({
    [staffFailures.passwordWrong]: texts.passwordWrong,
    [staffFailures.codeWrong]: texts.codeWrong,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = code.replaceAll(' ', '');
    if (!/^\d{6}$/.test(typed)) return setProblem(login.codeShape);
    confirm.mutate(
      { body: { code: typed } },
      {
        onSuccess: () => {
          begin.reset();
          setCode('');
          setProblem(undefined);
          tell({ text: texts.factorChanged });
        },
        onError: (error) => setProblem(say(error)),
      },
    );
  };
  return (
    <Panel title={texts.secondFactor} foot={texts.secondFactorLead}>
      {begin.data ? (
        <form className="stack" onSubmit={submit} noValidate>
          <SecondFactorSetup factor={begin.data} code={code} error={problem} onCode={setCode} />
          <Button type="submit" loading={confirm.isPending}>
            {texts.factorCode}
          </Button>
        </form>
      ) : (
        <AskPassword
          deed={texts.renewFactor}
          pending={begin.isPending}
          problem={begin.isError ? say(begin.error) : undefined}
          onPassword={(currentPassword) => begin.mutate({ body: { currentPassword } })}
        />
      )}
    </Panel>
  );
}
