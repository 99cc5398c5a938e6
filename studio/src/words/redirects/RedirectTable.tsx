import type { ShownRedirect } from '@trolley/contract';
import { Icon } from '@trolley/ui/Icon.tsx';
import { WarningIcon } from '@trolley/ui/icons.ts';
import { useFormat } from '../../shell/language/format.ts';
import { Avatar } from '../../shell/parts/Person.tsx';
import { State } from '../../shell/parts/State.tsx';
import type { WordTexts } from '../messages.en.ts';
import { useTexts } from '../texts.ts';
import { kindName } from './problemText.ts';

interface Props {
  readonly redirects: readonly ShownRedirect[];
  readonly found: number;
  readonly isSearch: boolean;
  readonly chosen: string | undefined;
  onChoose(redirect: ShownRedirect): void;
}

export function RedirectTable({ redirects, found, isSearch, chosen, onChoose }: Props) {
  const texts = useTexts();
  const format = useFormat();
  if (redirects.length === 0)
    return (
      <p className="words-nothing" role="status">
        {isSearch ? texts.noRedirects : texts.noRedirectsYet}
      </p>
    );
  return (
    <>
      <div className="data-frame">
        <table className="data words-redirects">
          <thead>
            <tr>
              <th scope="col">{texts.from}</th>
              <th scope="col">{texts.to}</th>
              <th scope="col" className="words-origin">
                {texts.origin}
              </th>
              <th scope="col" className="words-wide">
                {texts.changedBy}
              </th>
            </tr>
          </thead>
          <tbody>
            {redirects.map((one) => {
              const name = `${one.kind} ${one.from}`;
              return (
                <tr key={name} aria-selected={name === chosen} className="words-line">
                  <th scope="row">
                    <button type="button" className="words-row" onClick={() => onChoose(one)}>
                      {one.kind === 'oneToOne' ? one.from : `${one.from}/…`}
                      <small>{kindName(one.kind, texts)}</small>
                    </button>
                  </th>
                  <td>
                    <span className={one.origin === 'removed' ? 'mono words-gone' : 'mono'}>
                      {one.kind === 'manyToMany' ? `${one.to.replace(/\/$/, '')}/…` : one.to}
                    </span>
                    {one.problems.length > 0 && (
                      <small className="words-remark">
                        <Icon of={WarningIcon} size="s" />
                        {texts.problems(one.problems.length)}
                      </small>
                    )}
                  </td>
                  <td className="words-origin">
                    <Origin of={one.origin} texts={texts} />
                  </td>
                  <td className="words-wide">
                    {one.changedBy && (
                      <span className="words-person">
                        <Avatar name={one.changedBy.name} small />
                        {one.changedBy.name}
                      </span>
                    )}
                    {one.changedAt !== undefined && <small>{format.minute(one.changedAt)}</small>}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {found > redirects.length && (
        <p className="panel-foot">{texts.fewOfMany(format.count(redirects.length), format.count(found))}</p>
      )}
    </>
  );
}

function Origin({ of, texts }: { readonly of: ShownRedirect['origin']; readonly texts: WordTexts }) {
  switch (of) {
    case 'file':
      return <State dot="none">{texts.originFile}</State>;
    case 'edited':
      return (
        <State tone="info" dot="half">
          {texts.originEdited}
        </State>
      );
    case 'removed':
      return (
        <State tone="warn" dot="ring">
          {texts.originRemoved}
        </State>
      );
    case 'own':
      return <State tone="ok">{texts.originOwn}</State>;
  }
}
