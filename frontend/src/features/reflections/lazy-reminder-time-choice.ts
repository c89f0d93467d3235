import { lazy } from 'react';

export const ReminderTimeChoice = lazy(async () => ({
  default: (await import('./reminder-time-choice')).ReminderTimeChoice,
}));
