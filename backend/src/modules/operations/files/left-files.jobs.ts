import { scheduledJob } from '../../../platform/queue/schedules.js';

export const removeLeftFiles = scheduledJob('operations.remove-left-files');
