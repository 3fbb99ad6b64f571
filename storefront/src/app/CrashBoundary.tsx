import { Component, type ReactNode } from 'react';

/** The last resort: says in plain English that something broke, because no texts may be loaded yet. */
export class CrashBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <main className="broken" role="alert">
        <h1>Something on this page broke.</h1>
        <p>Load it again. If it happens once more, please call us.</p>
      </main>
    );
  }
}
