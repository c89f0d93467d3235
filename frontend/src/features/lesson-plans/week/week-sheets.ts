/** What a week opens only when somebody asks for it. */
export { OtherPlansSheet } from '../shares/other-plans-sheet';
export { PostponeDialog } from './postpone-dialog';
export { ShiftSheet } from './shift-sheet';
