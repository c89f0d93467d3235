import { SetMetadata } from '@nestjs/common';
import type { JobDefinition, JobRun } from './job-definition.js';

export const JOB_HANDLER = 'rekod:job';

/** The method does the job. It may be run twice for one job and must then change nothing the second time. */
export function OnJob<Payload>(definition: JobDefinition<Payload>) {
  return <Handler extends (payload: Payload, run: JobRun) => Promise<void>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<Handler>,
  ) => SetMetadata(JOB_HANDLER, definition.name)(target, key, descriptor);
}
