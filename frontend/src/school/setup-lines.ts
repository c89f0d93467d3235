import type { QueryClient } from '@tanstack/react-query';
import type { AcademicYear } from './academic-year';

/** `waiting`: nothing can be done before another line is. `verb`: the one thing that mends it; `to`: where, if elsewhere
 * than the line leads. */
export type SetupState =
  | { kind: 'done' | 'waiting'; sentence: string }
  | { kind: 'open'; sentence: string; verb: string; to?: string };

/** One thing that a school needs before it can teach in a session; a feature knows how it stands and where it is mended. */
export type SetupLine = {
  title: string;
  /** Small ones stand first. */
  order: number;
  to: string;
  read: (queries: QueryClient, year: AcademicYear) => Promise<SetupState>;
};

type Load = () => Promise<readonly SetupLine[]>;

let lent: Load = async () => [];

/** By the application, which alone knows all features. */
export function lendSetupLines(load: Load): void {
  lent = load;
}

export async function setupLines(): Promise<readonly SetupLine[]> {
  return (await lent()).toSorted((one, other) => one.order - other.order);
}
