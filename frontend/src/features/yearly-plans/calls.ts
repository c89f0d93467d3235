import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import type { components } from '../../api/schema';
import { inTurns, paperOrPlace } from '../../queries/papers/asked-paper-query';
import type { TableFormat } from '../../queries/table-download';
import { orKept } from '../../session/kept-day';

type Schemas = components['schemas'];
export type YearlyPlan = Schemas['ShownPlanDto'];
export type PlanRow = Schemas['PlanRowDto'];
export type NewPlan = Schemas['NewYearlyPlanDto'];
export type RowMoves = Schemas['RowMovesDto']['moves'];
export type TakeOver = Schemas['TakeOverDto'];
export type Marks = Schemas['MarksDto'];
export type Answer = Schemas['ProposalAnswerDto'];

const named = (id: string) => ({ params: { path: { id } } });
const inTurn = (id: string) => ({ params: { path: { id }, header: inTurns() } });

const plansReply = (academicYearId: string) =>
  queryOptions({
    queryKey: ['yearly-plans', 'plans', academicYearId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/yearly-plans', { params: { query: { academicYearId } }, signal })),
    persister: (ask, context, query) => orKept(() => ask(context), query),
    networkMode: 'offlineFirst',
  });

export const yearlyPlansQuery = (academicYearId: string) =>
  queryOptions({ ...plansReply(academicYearId), select: ({ items }) => items });

/** Of which the person begins the school's plans; a reply that a device keeps from before does not say it. */
export const keptSubjectsQuery = (academicYearId: string) =>
  queryOptions({ ...plansReply(academicYearId), select: ({ keptSubjectIds = [] }) => keptSubjectIds });

export const readRows = (planId: string, signal?: AbortSignal) =>
  unwrap(api.GET('/api/yearly-plans/{id}/rows', { ...named(planId), ...(signal && { signal }) }));

export const planRowsQuery = (planId: string) =>
  queryOptions({
    queryKey: ['yearly-plan-rows', planId],
    queryFn: ({ signal }) => readRows(planId, signal),
    select: ({ items }) => items,
    persister: (ask, context, query) => orKept(() => ask(context), query),
    networkMode: 'offlineFirst',
  });

export const taughtQuery = (planId: string) =>
  queryOptions({
    queryKey: ['taught-standards', planId],
    queryFn: ({ signal }) => unwrap(api.GET('/api/yearly-plans/{id}/taught', { ...named(planId), signal })),
    select: ({ items }) => items,
    persister: (ask, context, query) => orKept(() => ask(context), query),
    networkMode: 'offlineFirst',
  });

/** The curricula that the school has brought. */
export const editionsQuery = () =>
  queryOptions({
    queryKey: ['curriculum', 'editions'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/curriculum/editions', { signal })),
    select: ({ items }) => items,
  });

export const beginPlan = (body: NewPlan) => unwrap(api.POST('/api/yearly-plans', { body }));
/** One's own, with the rows of another. */
export const beginCopy = ({ id: startFrom, academicYearId, subjectId, gradeLevel }: YearlyPlan, id: string) =>
  beginPlan({
    ...{ id, academicYearId, subjectId, startFrom, isOwn: true, fromCurriculum: false },
    gradeLevel: gradeLevel as NewPlan['gradeLevel'],
  });
export const deletePlan = (id: string) => unwrap(api.DELETE('/api/yearly-plans/{id}', named(id)));
export const restorePlan = (id: string) => unwrap(api.POST('/api/yearly-plans/{id}/restoration', named(id)));
export const proposePlan = (id: string, note: string) =>
  unwrap(api.PUT('/api/yearly-plans/{id}/proposal', { ...named(id), body: { note } }));
export const withdrawProposal = (id: string) =>
  unwrap(api.DELETE('/api/yearly-plans/{id}/proposal', named(id)));
export const answerProposal = (id: string, body: Answer) =>
  unwrap(api.PUT('/api/yearly-plans/{id}/answer', { ...named(id), body }));

export const moveRows = (planId: string, moves: RowMoves) =>
  unwrap(api.POST('/api/yearly-plans/{id}/moves', { ...named(planId), body: { moves } }));
export const takeOverRows = (planId: string, body: TakeOver) =>
  unwrap(api.POST('/api/yearly-plans/{id}/take-over', { ...named(planId), body }));
export const deleteRow = (id: string) => unwrap(api.DELETE('/api/yearly-plan-rows/{id}', named(id)));
export const fetchPlanTable = (id: string, format: TableFormat): Promise<Blob> =>
  unwrap(
    api.GET('/api/yearly-plans/{id}/table', {
      params: { path: { id }, query: { format } },
      parseAs: 'blob',
    }),
  );
export const fetchPlanDocument = (id: string) =>
  paperOrPlace(unwrap(api.GET('/api/yearly-plans/{id}/document', { ...inTurn(id), parseAs: 'blob' })));
/** A4 across, with its code where it is verified. */
export const fetchPlanPaper = (id: string) =>
  paperOrPlace(unwrap(api.GET('/api/yearly-plans/{id}/paper', { ...inTurn(id), parseAs: 'blob' })));

export const markTaught = (body: Marks) => unwrap(api.PUT('/api/taught-standards', { body }));
