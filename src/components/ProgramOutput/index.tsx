import type { ReactNode } from 'react';

export interface RunnableProgram {
  readonly number: number;
  readonly javaScript: string;
  readonly source: string;
  readonly release: string;
}

export interface ProgramOutputProps {
  readonly program: RunnableProgram | undefined;
  readonly allowsNetwork: boolean;
  readonly onNetworkChange: (allows: boolean) => void;
  readonly onReveal: (line: number) => void;
  readonly baseUrl: string;
}

/** Stands in for the output until it is merged. */
export default function ProgramOutput({ program }: ProgramOutputProps): ReactNode {
  return <p>{program ? `Run ${program.number}` : 'Nothing has run yet: press Run.'}</p>;
}
