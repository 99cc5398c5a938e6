import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { CloseIcon } from './icons.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface TagProps {
  readonly children: ReactNode;
  /** With it the tag is a button that takes itself away; `removeLabel` says so. */
  readonly onRemove?: () => void;
  readonly removeLabel?: string;
}

/** Something that holds at the moment, such as a chosen filter. */
export function Tag({ children, onRemove, removeLabel }: TagProps) {
  if (!onRemove) return <span className="tag">{children}</span>;
  return (
    <button type="button" className="tag" onClick={onRemove} data-replay="">
      {children}
      {removeLabel !== undefined && <VisuallyHidden>{removeLabel}</VisuallyHidden>}
      <Icon of={CloseIcon} size="s" />
    </button>
  );
}

/** The same as a link: what it leads to is the page without it. */
export function TagLink({
  children,
  removeLabel,
  ...rest
}: Omit<ComponentProps<'a'>, 'className'> & { readonly href: string; readonly removeLabel: string }) {
  return (
    <a {...rest} className="tag">
      {children}
      <VisuallyHidden>{removeLabel}</VisuallyHidden>
      <Icon of={CloseIcon} size="s" />
    </a>
  );
}
