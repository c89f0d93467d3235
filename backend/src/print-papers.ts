import { FINANCE_PRINTERS } from './modules/operations/printing/index.js';
import { PLAN_PRINTERS } from './modules/plan-papers/printing/index.js';
import { PUPIL_PRINTERS } from './modules/pupils/printing/index.js';
import { TIMETABLE_PRINTERS } from './modules/timetable/printing/index.js';
import { YEARLY_PLAN_PRINTERS } from './modules/yearly-plans/printing/index.js';
import { runPrinters } from './platform/papers/print-program.js';

// A process of its own, with bounds of memory and time, which prints what it is sent.
runPrinters([
  ...PLAN_PRINTERS,
  ...YEARLY_PLAN_PRINTERS,
  ...TIMETABLE_PRINTERS,
  ...PUPIL_PRINTERS,
  ...FINANCE_PRINTERS,
]);
