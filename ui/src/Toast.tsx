import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { CloseIcon } from './icons.ts';
import type { Tone } from './tone.ts';
import { toneIcons } from './tone.ts';

export interface ToastProps {
  readonly tone: Tone;
  readonly children: ReactNode;
  readonly action?: { readonly label: string; readonly onPress: () => void };
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** With a line that shows how its ten seconds pass. */
  readonly timed?: boolean;
}

/** One notification in a `toasts` list, which is the live region. */
export function Toast({ tone, children, action, closeLabel, onClose, timed = false }: ToastProps) {
  return (
    <div className={classes('toast', `tone-${tone}`, timed && 'toast-timed')}>
      <span className="tone-mark">
        <Icon of={toneIcons[tone]} />
      </span>
      <div className="toast-text">{children}</div>
      {action && (
        <button type="button" className="toast-action" onClick={action.onPress}>
          {action.label}
        </button>
      )}
      <IconButton icon={CloseIcon} label={closeLabel} onClick={onClose} />
    </div>
  );
}
