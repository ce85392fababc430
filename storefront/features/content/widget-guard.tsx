import { Component, type ReactNode, Suspense } from 'react';

/**
 * A widget that throws shows nothing, and the page lives (decisions §3). On the server there is no catching of errors but
 * by a boundary that waits: what throws inside it is left to the browser, and there it is caught here.
 */
export class WidgetGuard extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : <Suspense>{this.props.children}</Suspense>;
  }
}
