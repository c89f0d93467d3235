import { AppError } from '../../platform/errors/app-error.js';

export class ReplayNotRunningError extends AppError {
  constructor() {
    super('REPLAY_NOT_RUNNING', 409, 'The replay has ended already.');
  }
}

export class NothingToReplayError extends AppError {
  constructor() {
    super('NOTHING_TO_REPLAY', 409, 'The selection holds no event that can be processed again.');
  }
}
