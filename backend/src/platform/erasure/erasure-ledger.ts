import { Inject, Injectable, Logger } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { DAY_MS } from '../calendar/day.js';
import { HostedUsers } from '../hosted-backend/hosted-users.js';
import { mailQueue } from '../mail/mail.jobs.js';
import { defineScheduledJob } from '../queue/job-definition.js';
import { OnJob } from '../queue/on-job.js';
import { AccountErasure } from './account-erasure.js';
import { ErasedPeople, type ErasedPerson } from './erased-people.js';
import { Erasure } from './erasure.js';
import { addToLedger, readLedger } from './ledger-folder.js';

const keepLedger = defineScheduledJob({
  name: 'erasures.keep-ledger',
  queue: mailQueue,
  schedule: { everyMs: 60_000 },
});

/**
 * Tells who was erased to a folder that outlives this machine, and erases again whom that knows and the database does not:
 * it came back as it was before. Safe to run twice and to be killed.
 */
@Injectable()
export class ErasureLedger {
  private readonly logger = new Logger(ErasureLedger.name);
  private readonly folder: string | undefined;
  private readonly mode: AppConfig['mode'];

  constructor(
    @Inject(APP_CONFIG) { erasuresFolder, mode }: AppConfig,
    private readonly people: ErasedPeople,
    private readonly erasure: Erasure,
    private readonly accounts: AccountErasure,
    private readonly users: HostedUsers,
  ) {
    this.folder = erasuresFolder;
    this.mode = mode;
  }

  /** @throws where anybody is left who is not erased again or not told: whoever looks after the schedules hears of it */
  @OnJob(keepLedger)
  async keep(): Promise<void> {
    const problems: unknown[] = [];
    for (const part of [() => this.takeUp(), () => this.carryOut(), () => this.tell()])
      await part().catch((problem: unknown) => void problems.push(problem));
    if (problems.length > 0) throw new AggregateError(problems, problems.map(String).join(' '));
  }

  /** From a day before the newest that is known here, since an erasure is written a moment after it began. */
  async takeUp(): Promise<void> {
    if (this.folder === undefined) return;
    const newest = await this.people.newestAt();
    const { people, unread } = await readLedger(this.folder, newest === null ? null : newest - DAY_MS);
    if (unread > 0) this.logger.warn(`The ledger of erasures has ${unread} lines that say nobody.`);
    const added = await this.people.takeUp(people);
    if (added > 0)
      this.logger.warn(`The database came back from before ${added} erasures: they are carried out again.`);
  }

  private async carryOut(): Promise<void> {
    const refused: string[] = [];
    for (const person of await this.people.due())
      await this.eraseAgain(person).catch(
        (problem: unknown) => void refused.push(`${person.personId} is not erased again: ${problem}`),
      );
    if (refused.length > 0) throw new Error(refused.join(' '));
  }

  private async eraseAgain(person: ErasedPerson): Promise<void> {
    const { personId } = person;
    if (person.kind === 'account') await this.accounts.erase(personId, await this.users.addressOf(personId));
    else await this.erasure.forget({ kind: 'pupil', schoolId: person.schoolId, pupilId: personId });
  }

  private async tell(): Promise<void> {
    const untold = await this.people.untold();
    if (untold.length === 0) return;
    if (this.folder !== undefined) {
      await addToLedger(this.folder, untold);
      await this.people.markTold(untold);
    } else if (this.mode === 'production') throw new Error(UNTOLD);
  }
}

const UNTOLD = 'ERASURES_FOLDER is not set: a backup would bring back whoever was erased after it.';
