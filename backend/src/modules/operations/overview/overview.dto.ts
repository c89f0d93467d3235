import { ApiProperty } from '@nestjs/swagger';
import { type JobState, queueNames } from '../../../platform/queue/job-definition.js';
import type { ProviderCondition } from './provider-condition.js';

export class InboxFiguresDto {
  /** Events that wait to be processed */
  waiting: number;

  /** How long the longest of them waits */
  oldestWaitingSeconds: number;

  failed: number;

  quarantined: number;

  runningReplays: number;
}

export class MinuteFiguresDto {
  /** The beginning of the minute */
  at: string;

  received: number;

  /** Tries to process, whatever came of them */
  processed: number;
}

/** Of the last 24 hours. */
export class ProviderFiguresDto {
  /** e.g. billplz */
  id: string;

  name: string;

  health: ProviderCondition;

  received: number;

  processed: number;

  failed: number;

  quarantined: number;

  /** Deliveries of events that were there already */
  duplicates: number;

  lastReceivedAt: string | null;

  p50Ms: number | null;

  p95Ms: number | null;
}

export class QueueStateDto {
  @ApiProperty({ enum: queueNames })
  queue: string;

  state: JobState;

  count: number;
}

export class OverviewDto {
  inbox: InboxFiguresDto;

  /** The last hour, oldest first */
  minutes: MinuteFiguresDto[];

  providers: ProviderFiguresDto[];

  /** States without jobs are left out */
  queues: QueueStateDto[];
}
