import { Component, type ReactNode } from 'react';
import { State } from './State.tsx';

/** The last resort: says that something broke, and offers to begin again. */
export class CrashBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <State
        kind="failed"
        title="Something on this screen broke"
        whole
        action={{ label: 'Try again', run: () => this.setState({ broken: false }) }}
      >
        What you saved is safe. If it happens again, load the page anew.
      </State>
    );
  }
}
