import type { PlanRowContent } from '@rules/yearly-plans/domain/plan-row';
import type { RecordKind } from '../../records/record-kind';
import { paths } from '../../site/paths';
import { createRow, readRow, restoreRow, updateRow } from './row-calls';

export type PlanRowFields = PlanRowContent;

const fieldsOf = ({
  planId,
  week,
  rank,
  theme,
  topic,
  contentStandards,
  learningStandards,
  objective,
  crossCurricular,
  resources,
  notes,
}: PlanRowFields): PlanRowFields => ({
  ...{ planId, week, rank, theme, topic, contentStandards, learningStandards },
  ...{ objective, crossCurricular, resources, notes },
});

/** A row of a yearly plan: it is never begun without its plan and its week. */
export const planRowKind: RecordKind<PlanRowFields> = {
  name: 'yearly-plan-row',
  noun: 'Baris RPT',
  labels: {
    planId: 'RPT',
    week: 'Minggu',
    rank: 'Susunan',
    theme: 'Tema',
    topic: 'Topik',
    contentStandards: 'Standard kandungan',
    learningStandards: 'Standard pembelajaran',
    objective: 'Objektif',
    crossCurricular: 'EMK',
    resources: 'BBM',
    notes: 'Catatan',
  },
  blank: () => ({
    ...{ planId: '', week: 1, rank: 0, theme: '', topic: '', contentStandards: [], learningStandards: [] },
    ...{ objective: '', crossCurricular: '', resources: '', notes: '' },
  }),
  fieldsOf,
  readDraft: (kept, unwritten) => fieldsOf({ ...unwritten, ...kept }),
  errors: () => ({}),
  words: (fields, field) => [fields[field]].flat().join('\n'),
  titleOf: ({ topic, week }) => topic || `Baris RPT minggu ke-${week}`,
  addressOf: () => paths.yearlyPlans,
  queryKey: ['yearly-plan-rows'],
  calls: {
    read: readRow,
    readKept: async () => undefined,
    create: createRow,
    update: updateRow,
    restore: restoreRow,
  },
};
