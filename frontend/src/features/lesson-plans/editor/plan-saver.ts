import type { LessonPlan, PlanFields } from '../plan';
import { type Autosave, type AutosaveEvent, autosave, isUnsaved } from './autosave';
import { failureEvent } from './failure-event';
import { latestOnly } from './latest-only';
import type { Draft } from './open-plan';

/** What the saver reaches: the server and this device. */
export type SaverPorts = {
  create: (fields: PlanFields, keepalive: boolean) => Promise<LessonPlan>;
  update: (version: number, fields: PlanFields, keepalive: boolean) => Promise<LessonPlan>;
  restore: () => Promise<LessonPlan>;
  keepDraft: (draft: Draft) => Promise<void>;
  dropDraft: () => Promise<void>;
  onSaved: (plan: LessonPlan) => void;
};

const writingPause = 800;
const retryPauses = [5_000, 10_000, 30_000];

/** Carries out what `autosave` decides: sends, keeps the draft, tries again. */
export class PlanSaver {
  private readonly listeners = new Set<() => void>();
  private readonly onDevice = latestOnly();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private isLeaving = false;

  constructor(
    private state: Autosave,
    private readonly ports: SaverPorts,
  ) {}

  readonly current = (): Autosave => this.state;

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

  edit(text: PlanFields): void {
    this.dispatch({ type: 'edited', text });
  }

  save(): void {
    this.dispatch({ type: 'save-requested' });
  }

  retry(): void {
    this.dispatch({ type: 'retried' });
  }

  resolve(text: PlanFields): void {
    this.dispatch({ type: 'resolved', text });
  }

  /** Another window of this person has saved. */
  hear(plan: LessonPlan): void {
    this.dispatch({ type: 'saved-elsewhere', plan });
  }

  async restore(): Promise<void> {
    this.dispatch({ type: 'restored', plan: await this.ports.restore() });
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

  private dispatch(event: AutosaveEvent): void {
    const before = this.state;
    this.state = autosave(before, event);
    if (this.state === before) return;
    if (event.type !== 'device-answered') this.keep();
    if (this.state.phase.name === 'saving' && this.state.phase !== before.phase)
      void this.send(this.state.phase.sent);
    this.plan();
    for (const listener of this.listeners) listener();
  }

  private async send(sent: PlanFields): Promise<void> {
    const { version } = this.state.base;
    const { create, update, onSaved } = this.ports;
    try {
      const keepalive = this.isLeaving;
      const plan = await (version === null ? create(sent, keepalive) : update(version, sent, keepalive));
      this.failures = 0;
      this.dispatch({ type: 'saved', plan });
      onSaved(plan);
    } catch (failure) {
      this.failures += 1;
      this.dispatch(failureEvent(failure));
    }
  }

  /** The next attempt: after a pause in the writing, at once when leaving, or a while after the network failed. */
  private plan(): void {
    clearTimeout(this.timer);
    if (!isUnsaved(this.state)) return;
    const { phase } = this.state;
    if (phase.name === 'resting' && this.isLeaving) this.save();
    else if (phase.name === 'resting') this.timer = setTimeout(() => this.save(), writingPause);
    else if (phase.name === 'kept-here' && phase.problem === 'unreachable' && !this.isLeaving)
      this.timer = setTimeout(() => this.retry(), this.retryPause());
  }

  private retryPause(): number {
    return retryPauses[Math.min(this.failures, retryPauses.length) - 1] ?? writingPause;
  }

  /** A draft stands exactly as long as the server does not have its text. */
  private keep(): void {
    const { text, base, unanswered } = this.state;
    const draft = { text, base, unanswered, editedAt: new Date().toISOString() };
    const isNeeded = isUnsaved(this.state) || this.state.phase.name === 'conflict';
    this.onDevice(() =>
      this.tryOnDevice(() => (isNeeded ? this.ports.keepDraft(draft) : this.ports.dropDraft())),
    );
  }

  private async tryOnDevice(write: () => Promise<void>): Promise<void> {
    const kept = await write().then(
      () => true,
      () => false,
    );
    this.dispatch({ type: 'device-answered', kept });
  }
}
