export {
  FILLED_TEMPLATE,
  NEW_TEMPLATE,
  PLAN_ARCHIVE,
  PLAN_DOCUMENT,
  PLAN_PDF,
  PLAN_PRINTERS,
  SUBMISSION_PDF,
} from './plan-printers.js';
export type { NewTemplate } from './print-template.js';
