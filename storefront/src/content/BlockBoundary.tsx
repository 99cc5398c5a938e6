import type { ReactNode } from 'react';
import { Component } from 'react';

/** A block that fails in the browser is left out; the rest of the page stays. React reports the error to the root. */
export class BlockBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
