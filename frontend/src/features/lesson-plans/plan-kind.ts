import type { RecordKind } from '../../records/record-kind';
import {
  blankPlan,
  fieldLabels,
  fieldsOf,
  type PlanFields,
  planErrors,
  planTitle,
  wordsOfField,
} from './plan';
import { planAddress } from './plan-address';
import { createPlan, keptPlan, readPlan, restorePlan, updatePlan } from './plan-calls';

export const planKind: RecordKind<PlanFields> = {
  name: 'lesson-plan',
  noun: 'Rancangan',
  labels: fieldLabels,
  blank: blankPlan,
  fieldsOf,
  readDraft: (kept, unwritten) => fieldsOf({ ...unwritten, ...kept }),
  errors: planErrors,
  words: wordsOfField,
  titleOf: (plan) => planTitle(plan),
  addressOf: planAddress,
  queryKey: ['lesson-plans'],
  calls: { read: readPlan, readKept: keptPlan, create: createPlan, update: updatePlan, restore: restorePlan },
};
