import { Component, type ComponentType, type ReactNode } from 'react';

interface Props {
  /** Another screen is tried again, also where the one before broke. */
  readonly screen: string;
  readonly fallback: ComponentType<{ readonly thrown: unknown }>;
  readonly children: ReactNode;
}

interface State {
  readonly screen: string;
  readonly error?: { readonly thrown: unknown };
}

/** Shows something else in place of a screen that breaks. React has this for classes alone. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { screen: this.props.screen };

  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return { error: { thrown } };
  }

  static getDerivedStateFromProps({ screen }: Props, state: State): Partial<State> | null {
    return screen === state.screen ? null : { screen, error: undefined };
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { fallback: Fallback, children } = this.props;
    return error ? <Fallback thrown={error.thrown} /> : children;
  }
}
