export {
  FILLED_TEMPLATE,
  NEW_TEMPLATE,
  PLAN_DOCUMENT,
  PLAN_PDF,
  PLAN_PRINTERS,
  SUBMISSION_PDF,
  type TemplateMadeAnew,
  templateMadeAnew,
} from './plan-printers.js';
