import type { Channel } from '../channels/channel.ts';
import type { Change } from './change.ts';

/** Brings each change to the channels of this instance, in order. */
export class ChangeFeed {
  readonly #channels = new Set<Channel>();
  #work: Promise<void> = Promise.resolve();

  enter(channel: Channel): void {
    this.#channels.add(channel);
  }

  leave(channel: Channel): void {
    this.#channels.delete(channel);
  }

  tell(change: Change): void {
    this.#work = this.#work.then(async () => {
      for (const channel of this.#channels) await channel.seeChange(change).catch(complain);
    });
  }

  async settle(): Promise<void> {
    await this.#work;
  }
}

const complain = (error: Error) => console.error(`A change is not told to a channel: ${error.message}`);
