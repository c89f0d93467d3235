import { assignmentSetup } from '../features/assignments';
import { classSetup } from '../features/classes';
import { memberSetup } from '../features/members';
import { pupilSetup } from '../features/pupils';
import type { SetupLine } from '../school/setup-lines';

/** What a school needs before it can teach, each told by the feature that looks after it. */
export const setupLines: readonly SetupLine[] = [memberSetup, ...classSetup, assignmentSetup, pupilSetup];
