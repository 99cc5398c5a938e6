import { classes } from '@trolley/ui/classes.ts';
import { createContext, type ReactNode, useContext } from 'react';

/** The suggestion that was chosen by keys. */
const ActiveContext = createContext<string | undefined>(undefined);
export const ActiveSuggestion = ActiveContext.Provider;

interface SuggestionProps {
  readonly id: string;
  readonly href: string;
  readonly className?: string;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A link that the arrow keys of the field lead to. */
export function Suggestion({ id, href, className, onClick, children }: SuggestionProps) {
  const active = useContext(ActiveContext) === id;
  return (
    <a
      id={id}
      href={href}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={classes('suggestion', className)}
      onClick={onClick}
    >
      {children}
    </a>
  );
}
