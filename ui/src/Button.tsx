import type { ComponentProps, MouseEvent } from 'react';
import type { ButtonVariant } from './buttonClass.ts';
import { buttonClass } from './buttonClass.ts';
import type { IconShape } from './Icon.tsx';
import { Icon } from './Icon.tsx';
import { Spinner } from './Spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'>, ButtonVariant {
  readonly icon?: IconShape;
  /** Its work is under way: it keeps its size and the focus, and takes no further press. */
  readonly loading?: boolean;
}

export function Button({
  kind,
  size,
  wide,
  icon,
  loading = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  const content = (
    <>
      {icon && <Icon of={icon} />}
      {children}
    </>
  );
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ kind, size, wide }, className)}
      onClick={press}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
    >
      {loading ? (
        <>
          <span className="button-waiting">{content}</span>
          <Spinner />
        </>
      ) : (
        content
      )}
    </button>
  );
}
