import type { Residue, ResidueTest } from '@trolley/contract';
import { classes } from '@trolley/ui/classes.ts';
import { useText } from '../shell/shop.tsx';
import { partOf } from './partOf.ts';
import { useFigure, useShareText } from './residueText.ts';

interface ResidueBarsProps {
  readonly test: ResidueTest;
  readonly goal: number | undefined;
}

/** Every substance that was found as a bar: its full width is what the law allows. */
export function ResidueBars({ test: { residues, sum, tested }, goal }: ResidueBarsProps) {
  const text = useText();
  const share = useShareText();
  if (residues.length === 0) return <p className="residue-nothing">{text('pesticide.residues.none', { tested })}</p>;
  return (
    <>
      <h3 className="visually-hidden">{text('pesticide.residues.title')}</h3>
      <ul className="residue-legend">
        <li>
          <span className="residue-key residue-key-found" />
          {text('pesticide.legend.found')}
        </li>
        {goal !== undefined && (
          <li>
            <span className="residue-key residue-key-goal" />
            {text('pesticide.legend.goal', { goal })}
          </li>
        )}
        <li>
          <span className="residue-key residue-key-limit" />
          {text('pesticide.legend.limit')}
        </li>
      </ul>
      <ul className="residue-list">
        {residues.map((residue) => (
          <Bar key={residue.substance} residue={residue} goal={goal} />
        ))}
      </ul>
      {residues.length > 1 && (
        <p className="residue-sum">
          <b>{text('pesticide.sum', { count: residues.length, share: share(sum) })}</b>{' '}
          <span className="muted">{text(`pesticide.sum.${sum <= 10 ? 'far' : sum <= 100 ? 'below' : 'over'}`)}</span>
        </p>
      )}
    </>
  );
}

function Bar({ residue, goal }: { readonly residue: Residue; readonly goal: number | undefined }) {
  const text = useText();
  const share = useShareText();
  const figure = useFigure();
  const { substance, use, amount, limit } = residue;
  const isOver = residue.share > 100;
  const part = text(`pesticide.part.${partOf(residue.share)}`);
  const label = text('pesticide.meter', { substance, share: share(residue.share) });
  return (
    <li
      className={classes(isOver && 'residue-over', goal !== undefined && residue.share > goal && 'residue-aboveGoal')}
    >
      <div className="residue-name">
        <b>{substance}</b>
        {use && <span className="muted small">{text(`pesticide.use.${use}`)}</span>}
      </div>
      <div className="residue-bar">
        {/* Drawn, since the policy of the page allows no style attributes. A trace is seen, too. */}
        <svg role="img" aria-label={label}>
          <rect className="residue-allowed" width="100%" height="14" y="3" rx="5" />
          <rect
            className="residue-found"
            width={`${Math.min(100, Math.max(residue.share, 2))}%`}
            height="14"
            y="3"
            rx="5"
          />
          {goal !== undefined && <rect className="residue-goal" x={`${goal}%`} width="3" height="20" rx="1.5" />}
        </svg>
        <span className="small">{part}</span>
      </div>
      <div className="residue-figures">
        <b>{share(residue.share)}</b>
        <span className="muted small">
          {text('pesticide.amount', { amount: figure(amount), limit: figure(limit) })}
        </span>
      </div>
    </li>
  );
}
