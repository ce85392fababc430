import { Component, type ReactNode, Suspense } from 'react';

/**
 * Renders nothing for a widget that throws, so that the page survives (decisions §3). On the server only `Suspense`
 * catches errors: it leaves the widget to the browser, where this boundary catches them.
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
