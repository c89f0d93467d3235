import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { BankMessenger, type Message, SimulatedBank } from '../../modules/billing/simulated-bank/index.js';
import { bookedOutcome, planDeliveries, type Scenario } from './scenario.js';

const CHANCE = { newId: randomUUID, below: (bound: number) => randomInt(bound) };
const LANES_OF_A_BURST = 20;

export type Played = Readonly<{ planned: number; taken: number }>;

/** Lets Bank Simulasi misbehave as real ones do. */
@Injectable()
export class ScenarioPlayer {
  constructor(
    private readonly bank: SimulatedBank,
    private readonly messenger: BankMessenger,
  ) {}

  /** What is delayed goes out by itself later; how it fared is not told then. */
  async play(reference: string, scenario: Scenario, now: number): Promise<Played> {
    const outcome = bookedOutcome(scenario);
    const bill = outcome ? await this.bank.act(reference, outcome, now) : await this.bank.findBill(reference);
    const messages = planDeliveries(bill, scenario, now, CHANCE);
    if (scenario.delaySeconds === 0)
      return { planned: messages.length, taken: await this.send(messages, scenario) };
    void this.sendLater(messages, scenario);
    return { planned: messages.length, taken: 0 };
  }

  private async sendLater(messages: readonly Message[], scenario: Scenario): Promise<void> {
    await pause(scenario.delaySeconds * 1_000, undefined, { ref: false });
    await this.send(messages, scenario);
  }

  /** One after the other, so that their order means something; a burst in many lanes at once. */
  private async send(messages: readonly Message[], { burst, hasWrongSignature }: Scenario): Promise<number> {
    const waiting = messages.values();
    let taken = 0;
    const lane = async () => {
      for (const message of waiting) if (await this.messenger.send(message, hasWrongSignature)) taken += 1;
    };
    await Promise.all(Array.from({ length: burst > 1 ? LANES_OF_A_BURST : 1 }, lane));
    return taken;
  }
}
