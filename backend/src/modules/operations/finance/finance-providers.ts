import { AccessOrders } from './access/access-orders.js';
import { PolicyOrders } from './access/policy-orders.js';
import { ChartsReadModel } from './charts/charts.read-model.js';
import { ClaimOrders } from './claim-orders.js';
import { Evidences } from './evidences.js';
import { FinanceExports } from './exports/finance-exports.js';
import { FiguresReadModel } from './figures.read-model.js';
import { FinanceRepository } from './finance.repository.js';
import { FinanceService } from './finance.service.js';
import { FinanceActions } from './finance-actions.js';
import { FinanceOrders } from './finance-orders.js';
import { FinanceSchoolsReadModel } from './finance-schools.read-model.js';
import { Flags } from './flags.js';
import { FollowUps } from './follow-ups.js';
import { LedgerExports } from './ledger/ledger-exports.js';
import { LedgerSchoolsReadModel } from './ledger/ledger-schools.read-model.js';
import { MoneyReadModel } from './money.read-model.js';
import { ReminderOrders } from './reminders/reminder-orders.js';
import { RemindersRepository } from './reminders/reminders.repository.js';
import { RemindersWorker } from './reminders/reminders.worker.js';

export const FINANCE = [
  FinanceRepository,
  FiguresReadModel,
  FinanceSchoolsReadModel,
  MoneyReadModel,
  ChartsReadModel,
  FinanceExports,
  LedgerSchoolsReadModel,
  LedgerExports,
  FinanceOrders,
  FinanceService,
  FinanceActions,
  FollowUps,
  RemindersRepository,
  ReminderOrders,
  RemindersWorker,
  Flags,
  ClaimOrders,
  Evidences,
  AccessOrders,
  PolicyOrders,
];
