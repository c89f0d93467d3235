import type { Drift } from '../domain/drift.js';

export type SchoolDrift = Drift & Readonly<{ schoolId: string }>;

/** What a check found. Instants in epoch milliseconds by system time; `finishedAt` null while it runs. */
export type DriftReport = Readonly<{
  startedAt: number;
  finishedAt: number | null;
  schools: number;
  drifts: readonly SchoolDrift[];
}>;
