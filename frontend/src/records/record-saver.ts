import { unheard } from '../api/api-error';
import {
  type Autosave,
  type AutosaveEvent,
  autosave,
  isUnsaved,
  type SavingRules,
  withSent,
} from './autosave';
import { latestOnly } from './latest-only';
import type { Draft } from './open-record';
import type { Saved } from './record-kind';
import { failureEvent, isRecord, type Standing } from './refusal';

/** What the saver reaches: the server and this device. */
export type SaverPorts<Fields extends object> = {
  rules: SavingRules<Fields>;
  create: (fields: Fields, keepalive: boolean) => Promise<Saved<Fields>>;
  update: (version: number, fields: Fields, keepalive: boolean) => Promise<Saved<Fields>>;
  restore: () => Promise<Saved<Fields>>;
  keepDraft: (draft: Draft<Fields>) => Promise<void>;
  dropDraft: () => Promise<void>;
  onSaved: (record: Saved<Fields>) => void;
  /** One of all that save the record in this browser at a time: an editor, those of other windows, the outbox. */
  inTurn: (save: () => Promise<void>) => Promise<void>;
};

const writingPause = 800;
const retryPauses = [5_000, 10_000];

const isUnreachable = ({ phase }: Pick<Autosave<object>, 'phase'>): boolean =>
  phase.name === 'kept-here' && phase.problem === 'unreachable';

/** Owns the text of one record and carries out what `autosave` decides: sends, keeps the draft, tries again. */
export class RecordSaver<Fields extends object> {
  private readonly listeners = new Set<() => void>();
  private readonly onDevice = latestOnly();
  private device = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private isLeaving = false;
  /** The newest of what was saved elsewhere. */
  private heard: Saved<Fields> | undefined;

  constructor(
    private state: Autosave<Fields>,
    private readonly ports: SaverPorts<Fields>,
  ) {}

  readonly current = (): Autosave<Fields> => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Begins to save what a draft brought; what it returns leaves nothing behind. */
  start(): () => void {
    this.isLeaving = false;
    this.plan();
    return () => this.leave();
  }

  edit(text: Fields): void {
    this.dispatch({ type: 'edited', text });
  }

  save(): void {
    this.dispatch({ type: 'save-requested' });
  }

  /** Sends whatever is written, also what is written meanwhile. Whether the server has all of it then. */
  async saveNow(): Promise<boolean> {
    do {
      this.save();
      await this.settled();
    } while (this.state.phase.name === 'resting' && isUnsaved(this.state));
    return !isUnsaved(this.state);
  }

  retry(): void {
    this.dispatch({ type: 'retried' });
  }

  resolve(text: Fields): void {
    this.dispatch({ type: 'resolved', text });
  }

  /** Another window of this person has saved, or the outbox. */
  hear(record: Saved<Fields>): void {
    if (record.version > (this.heard?.version ?? 0)) this.heard = record;
    this.dispatch({ type: 'saved-elsewhere', record });
  }

  /** Nothing is written here that the server does not have. */
  isAtRest(): boolean {
    return this.state.phase.name === 'resting' && !isUnsaved(this.state);
  }

  /** Goes on with what another window left of the record. */
  takeOver(state: Autosave<Fields>): void {
    this.state = state;
    this.plan();
    for (const listener of this.listeners) listener();
  }

  async restore(): Promise<void> {
    this.dispatch({ type: 'restored', record: await this.ports.restore() });
  }

  /** The page is hidden or left: it may never come back. */
  leave(): void {
    this.isLeaving = true;
    this.plan();
  }

  stay(): void {
    this.isLeaving = false;
    this.retry();
  }

  /** What became of this text when it was last sent; undefined while nothing has been said against it. A text that is
   * sent again was still tried in vain, should the page die before the answer. */
  standing(): Standing | undefined {
    const { phase, unanswered } = this.state;
    switch (phase.name) {
      case 'conflict':
        return 'conflict';
      case 'kept-here':
        return phase.problem;
      case 'saving':
        return unanswered.length === 0 ? undefined : 'unreachable';
      case 'resting':
        return undefined;
    }
  }

  /** Once nothing is on its way, neither to the server nor to the device. */
  async settled(): Promise<void> {
    while (this.state.phase.name === 'saving') await this.nextChange();
    await this.device;
  }

  /** Once nothing is on its way to the device. */
  keptHere(): Promise<void> {
    return this.device;
  }

  private nextChange(): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.subscribe(() => {
        stop();
        resolve();
      });
    });
  }

  private dispatch(event: AutosaveEvent<Fields>): void {
    const before = this.state;
    this.state = autosave(this.ports.rules, before, event);
    if (this.state === before) return;
    if (event.type !== 'device-answered' && event.type !== 'device-dropped') this.keep();
    if (this.state.phase.name === 'saving' && this.state.phase !== before.phase)
      void this.send(this.state.phase.sent);
    // What is written while an attempt is planned does not put it off.
    if (!(isUnreachable(before) && isUnreachable(this.state))) this.plan();
    for (const listener of this.listeners) listener();
  }

  /** A page that is left may not wait for its turn. Whatever fails, the text is not left on its way. */
  private async send(sent: Fields): Promise<void> {
    try {
      await (this.isLeaving ? this.call(sent) : this.ports.inTurn(() => this.call(sent)));
    } catch (failure) {
      this.failures += 1;
      this.dispatch(failureEvent<Fields>(failure));
    }
  }

  private async call(sent: Fields): Promise<void> {
    const { version } = this.state.base;
    const { create, update, onSaved } = this.ports;
    // The server would refuse it with just this.
    if (this.heard && this.heard.version > (version ?? 0))
      return this.dispatch({ type: 'conflicted', theirs: this.heard });
    const keepalive = this.isLeaving;
    const record = await (version === null ? create(sent, keepalive) : update(version, sent, keepalive));
    if (!isRecord(record)) throw unheard('It is no record.');
    this.failures = 0;
    this.dispatch({ type: 'saved', record });
    onSaved(record);
  }

  /** The next attempt: after a pause in the writing, at once when leaving, or a while after the network failed. */
  private plan(): void {
    clearTimeout(this.timer);
    if (!isUnsaved(this.state)) return;
    const { phase } = this.state;
    if (phase.name === 'resting' && this.isLeaving) this.save();
    else if (phase.name === 'resting') this.timer = setTimeout(() => this.save(), writingPause);
    else if (isUnreachable(this.state) && !this.isLeaving)
      this.timer = setTimeout(() => this.retry(), this.retryPause());
  }

  private retryPause(): number {
    return retryPauses[Math.min(this.failures, retryPauses.length) - 1] ?? writingPause;
  }

  /** A draft stands exactly as long as the server does not have its text. */
  private keep(): void {
    const { text, base, phase } = this.state;
    // Should the page die before the answer, the server may hold what was sent.
    const unanswered = phase.name === 'saving' ? withSent(this.state, phase.sent) : this.state.unanswered;
    const editedAt = new Date().toISOString();
    const draft = { text, base, unanswered, editedAt, standing: this.standing() ?? null };
    const isNeeded = isUnsaved(this.state) || phase.name === 'conflict';
    const { keepDraft, dropDraft } = this.ports;
    this.device = this.onDevice(() => {
      const done: AutosaveEvent<Fields> = isNeeded
        ? { type: 'device-answered', kept: true, text }
        : { type: 'device-dropped' };
      const written = isNeeded ? keepDraft(draft) : dropDraft();
      return written
        .then(
          () => done,
          () => ({ type: 'device-answered', kept: false, text }) as const,
        )
        .then((event) => this.dispatch(event));
    });
  }
}
