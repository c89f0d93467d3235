import { OFFSET_MS } from '../calendar/school-instant.js';

/** Epoch milliseconds -> ISO 8601 at Malaysia's fixed offset, e.g. 2026-11-20T08:00:00.000+08:00. */
export function toMalaysianIso(instant: number): string {
  return `${new Date(instant + OFFSET_MS).toISOString().slice(0, -1)}+08:00`;
}

export function isoOrNull(instant: number | null): string | null {
  return instant === null ? null : toMalaysianIso(instant);
}

/** Epoch milliseconds -> the Date that the database driver writes. */
export function toDate(instant: number): Date {
  return new Date(instant);
}
