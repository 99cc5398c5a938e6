import type { ComponentProps, ReactNode } from 'react';

/** One of several ways to go on; the current one is filled. */
export function ChipLink({
  current = false,
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'className'> & { readonly href: string; readonly current?: boolean }) {
  return (
    <a {...rest} className="chip" aria-current={current ? 'page' : undefined}>
      {children}
    </a>
  );
}

export interface ChipButtonProps {
  readonly pressed: boolean;
  readonly onPress: (pressed: boolean) => void;
  readonly children: ReactNode;
}

/** Something to switch on and off. */
export function ChipButton({ pressed, onPress, children }: ChipButtonProps) {
  return (
    <button type="button" className="chip" aria-pressed={pressed} onClick={() => onPress(!pressed)} data-replay="">
      {children}
    </button>
  );
}
