import { Component, type ReactNode, Suspense } from 'react';

interface Props {
  /** A part whose code comes late (`lazy`). */
  readonly children: ReactNode;
  /** What holds its place until then. */
  readonly waiting: ReactNode;
  /** What stands in its place where its code can't be loaded, or where it throws; without it, nothing. */
  readonly failed?: ReactNode;
  /** Called when it has failed. */
  readonly onFailed?: () => void;
}

/**
 * A part of an island that comes late, or not at all: what stands around it works without it. The root of the island
 * reports the error (`src/islands/mount.tsx`).
 */
export default class LatePart extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailed?.();
  }

  override render(): ReactNode {
    const { children, waiting, failed } = this.props;
    return this.state.hasFailed ? failed : <Suspense fallback={waiting}>{children}</Suspense>;
  }
}
