import { AppError } from '../../platform/errors/app-error.js';

export const EDITION_NOUN = 'edition';
export const NODE_NOUN = 'curriculum node';

/** What was imported stays as its source has it: only a school's own additions are changed here. */
export class NodeImportedError extends AppError {
  constructor() {
    super('CURRICULUM_NODE_IMPORTED', 409, 'What was imported is changed by another import.');
  }
}

/** What stands under it goes first. `nodes`: how many. */
export class NodeInUseError extends AppError {
  constructor(nodes: number) {
    super('CURRICULUM_NODE_IN_USE', 409, `${nodes} others stand under it.`, { nodes });
  }
}
