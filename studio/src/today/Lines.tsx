import { Icon } from '@trolley/ui/Icon.tsx';
import { SuccessIcon } from '@trolley/ui/icons.ts';
import type { ReactNode } from 'react';
import { Panel } from '../shell/parts/Panel.tsx';
import { State } from '../shell/parts/State.tsx';
import { Link } from '../shell/router/Link.tsx';

interface Line {
  readonly key: string;
  readonly to: string;
  readonly title: string;
  /** Who and when. */
  readonly detail: string;
  readonly state?: ReactNode;
}

interface Props {
  readonly title: string;
  readonly lines: readonly Line[];
  /** How many there are, where they are more than the lines. */
  readonly count?: string | undefined;
  readonly warns?: boolean;
  /** What is said where there are none. */
  readonly none: string;
  readonly foot?: ReactNode;
}

/** A short list of things to go on with; each line leads to its thing. */
export function Lines({ title, lines, count, warns = false, none, foot }: Props) {
  return (
    <Panel
      flush
      title={title}
      aside={
        count !== undefined && (
          <State tone={warns ? 'warn' : 'plain'} dot="none">
            {count}
          </State>
        )
      }
      {...(lines.length > 0 && foot !== undefined && { foot })}
    >
      {lines.length === 0 ? (
        <p className="need need-none">
          <Icon of={SuccessIcon} /> {none}
        </p>
      ) : (
        <ul className="needs">
          {lines.map(({ key, to, title: name, detail, state }) => (
            <li key={key}>
              <Link className="today-line" to={to}>
                <span className="today-line-words">
                  <b>{name}</b>
                  <small>{detail}</small>
                </span>
                {state}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
