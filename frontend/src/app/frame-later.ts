/** What the frame of a school fetches behind itself, as one file: none of it is waited for. */
export { DaysOfSchool, WeekOfSchool } from '../school/calendar/days-of-school';
export { AccountPanel } from './layouts/account-panel';
export { MoreSheet } from './layouts/more-sheet';
export { OwnAvatar } from './layouts/own-avatar';
export { SchoolMark } from './layouts/school-mark';
export { SessionChoice } from './layouts/session-choice';
export { BehindTheFrame } from './outbox/behind-the-frame';
export { keepSessionInAddress } from './session-in-address';
