import { ErrorState } from '@palimpsest/ui';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { detailOf, editorMessages } from '../messages.ts';

interface CanvasBoundaryState {
  error: unknown;
  failed: boolean;
}

/** Shows an error message and a button to try again in place of a canvas that could not be drawn. */
export class CanvasBoundary extends Component<{ children: ReactNode }, CanvasBoundaryState> {
  override state: CanvasBoundaryState = { error: undefined, failed: false };

  static getDerivedStateFromError(error: unknown): CanvasBoundaryState {
    return { error, failed: true };
  }

  override render() {
    const { error, failed } = this.state;
    if (!failed) return this.props.children;
    return (
      <ErrorState
        title={editorMessages.canvasFailed(detailOf(error))}
        onRetry={() => this.setState({ error: undefined, failed: false })}
      />
    );
  }
}
