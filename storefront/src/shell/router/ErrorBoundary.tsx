import { Component, type ComponentType, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** The next page is tried again, also where the one before broke. */
  readonly page: unknown;
  readonly fallback: ComponentType<{ readonly thrown: unknown }>;
  onError?(thrown: unknown): void;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly page: unknown;
  readonly error?: { readonly thrown: unknown };
}

/** Shows something else in place of what breaks while it renders. React has this for classes alone. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { page: this.props.page };

  static getDerivedStateFromError(thrown: unknown): Partial<ErrorBoundaryState> {
    return { error: { thrown } };
  }

  static getDerivedStateFromProps(
    { page }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return page === state.page ? null : { page, error: undefined };
  }

  override componentDidCatch(thrown: unknown): void {
    this.props.onError?.(thrown);
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { fallback: Fallback, children } = this.props;
    return error ? <Fallback thrown={error.thrown} /> : children;
  }
}
