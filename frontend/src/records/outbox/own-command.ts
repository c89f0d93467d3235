import { isSharedDevice } from '../../site/shared-device';
import { randomUuid } from '../../ui/random-uuid';
import type { LeftCommand } from '../autosave';
import { hold } from '../locks';
import type { Draft, KeptDraft } from '../open-record';
import { sameValue } from '../same-value';
import { commandLock } from './command-lock';
import { type CommandName, dropIfSame, keepCommand, type RecordName } from './command-store';

/** Of editors of this document that were closed, and wait for an answer. */
const beingLeft = new Set<string>();

/** Whoever comes back to a record goes on with what the device has, however long the answer is in coming. */
export const isBeingLeft = (name: CommandName) => beingLeft.has(commandLock(name));

/** Where one editor keeps its text on the device. Windows that edit the same record keep theirs beside it: nobody
 * writes over what they have not read. */
export class OwnCommand {
  private name: CommandName;
  /** As it stands under the name, as far as is known here. */
  private known: object | undefined;
  private isOpen = false;
  private release: () => void = () => undefined;

  constructor(
    readonly record: RecordName,
    left?: LeftCommand,
  ) {
    this.name = { ...record, window: left?.window ?? randomUuid() };
    this.known = left?.text;
  }

  /** From now on the outbox leaves it alone, until it is let go or the tab dies. */
  hold(): void {
    this.isOpen = true;
    this.release = hold(commandLock(this.name));
  }

  takeOver({ window, text }: LeftCommand): void {
    this.moveTo(window);
    this.known = text;
  }

  /** Nothing is typed any more: what still comes changes only what stands as it was left. */
  leave(): void {
    this.isOpen = false;
    beingLeft.add(commandLock(this.name));
  }

  letGo(): void {
    this.isOpen = false;
    beingLeft.delete(commandLock(this.name));
    this.release();
  }

  /** Resolves once the device has it. */
  async keep<Fields extends object>(draft: Draft<Fields>): Promise<void> {
    if (isSharedDevice()) throw new Error('Nothing is kept on a shared device.');
    const isKept = await keepCommand(this.name, (standing) => this.draftOver(standing, draft));
    if (!isKept) {
      // Another window goes on with what stands there.
      if (!this.isOpen) return;
      this.moveTo(randomUuid());
      await keepCommand(this.name, () => draft);
    }
    this.known = draft.text;
  }

  async drop(): Promise<void> {
    if (this.known) await dropIfSame(this.name, this.known);
  }

  private draftOver<Fields extends object>(
    standing: KeptDraft<object> | undefined,
    draft: Draft<Fields>,
  ): Draft<Fields> | undefined {
    if (!standing) return this.isOpen ? draft : undefined;
    if (!sameValue(standing.text, this.known)) return undefined;
    // A text that was tried in vain is as old as its last word, and words are typed by whoever has it open.
    const isTyped = this.isOpen && !sameValue(standing.text, draft.text);
    return isTyped ? draft : { ...draft, editedAt: standing.editedAt };
  }

  private moveTo(window: string): void {
    this.release();
    this.name = { ...this.record, window };
    this.hold();
  }
}
