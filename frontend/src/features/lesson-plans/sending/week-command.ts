import type { CommandName } from '../../../records/outbox/command-store';
import type { Owner } from '../../../session/owner';

export const weekSendingKind = 'week-sending';

/** A week as its sending waits on the device. `version` null: what was written here goes first, and that is sent. */
export type WeekCommand = Readonly<{
  id: string;
  /** Its first day. */
  day: string;
  /** "Minggu 41 · 16-20 Nov" */
  week: string;
  /** Counts for the deadline. */
  pressedAt: string;
  plans: readonly Readonly<{ planId: string; version: number | null; title: string }>[];
}>;

export const weekOf = (owner: Owner, day: string) => ({ ...owner, kind: weekSendingKind, recordId: day });

export const nameOfSending = (owner: Owner, { id, day }: WeekCommand): CommandName => ({
  ...weekOf(owner, day),
  window: id,
});
