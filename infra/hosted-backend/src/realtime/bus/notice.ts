import type { Change } from '../changes/change.ts';
import type { Presence } from '../presence/presence.ts';
import type { Room } from '../rooms/room.ts';

/** What one instance, or the database itself, tells the others. */
export type Notice =
  | { kind: 'broadcast'; room: Room; event: string; encoding: 'json' | 'binary'; body: string }
  | { kind: 'presence'; room: Room; joins: Presence[]; leaves: string[] }
  /** Asks the others who is with them. */
  | { kind: 'who' }
  | { kind: 'presences'; presences: Presence[] }
  /** Says that it lives, and how many presences it holds. */
  | { kind: 'alive'; count: number }
  | Change;

export type Envelope = { from: string } & ({ notice: Notice } | { large: string });
