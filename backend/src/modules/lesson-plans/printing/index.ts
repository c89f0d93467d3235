export {
  FILLED_TEMPLATE,
  NEW_TEMPLATE,
  type NewTemplate,
  PLAN_ARCHIVE,
  PLAN_DOCUMENT,
  PLAN_PDF,
  PLAN_PRINTERS,
  SUBMISSION_PDF,
} from './plan-printers.js';
