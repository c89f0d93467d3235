import { Evidences } from './evidences.js';
import { FiguresReadModel } from './figures.read-model.js';
import { FinanceRepository } from './finance.repository.js';
import { FinanceService } from './finance.service.js';
import { FinanceActions } from './finance-actions.js';
import { FinanceOrders } from './finance-orders.js';
import { FinanceSchoolsReadModel } from './finance-schools.read-model.js';
import { Flags } from './flags.js';
import { FollowUps } from './follow-ups.js';
import { MoneyReadModel } from './money.read-model.js';

export const FINANCE = [
  FinanceRepository,
  FiguresReadModel,
  FinanceSchoolsReadModel,
  MoneyReadModel,
  FinanceOrders,
  FinanceService,
  FinanceActions,
  FollowUps,
  Flags,
  Evidences,
];
