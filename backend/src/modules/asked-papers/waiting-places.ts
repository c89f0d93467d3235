import { Injectable } from '@nestjs/common';
import { systemNow } from '../../platform/clock/system-clock.js';
import { Database } from '../../platform/database/database.js';
import { AskedPapersRepository } from './asked-papers.repository.js';

/** So long places that were read are told again: what another process does meanwhile is seen after that. */
const TOLD_FOR_MS = 1_000;

type Places = ReadonlyMap<string, number>;

/** Where papers wait over all schools, read once for all who ask: a staff room that waits asks a hundred times a second. */
@Injectable()
export class WaitingPlaces {
  private known: Readonly<{ at: number; places: Promise<Places> }> | null = null;

  constructor(
    private readonly database: Database,
    private readonly papers: AskedPapersRepository,
  ) {}

  /** 1 is the next; null once it has its turn. */
  async of(id: string): Promise<number | null> {
    return (await this.all()).get(id) ?? null;
  }

  /** When this process has changed who waits, and that is committed. */
  forget(): void {
    this.known = null;
  }

  private all(): Promise<Places> {
    const now = systemNow();
    if (this.known && now - this.known.at < TOLD_FOR_MS) return this.known.places;
    const places = this.database.systemTransaction(() => this.papers.places(now));
    this.known = { at: now, places };
    places.catch(() => this.forget());
    return places;
  }
}
