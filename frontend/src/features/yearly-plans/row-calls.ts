import type { PlanRowContent } from '@rules/yearly-plans/domain/plan-row';
import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import type { PlanRow } from './calls';

// Apart from the page's other calls: what waits on a device is sent from every page.
const named = (id: string) => ({ params: { path: { id } } });

export const restoreRow = (id: string): Promise<PlanRow> =>
  unwrap(api.POST('/api/yearly-plan-rows/{id}/restoration', named(id)));
export const readRow = (id: string): Promise<PlanRow> =>
  unwrap(api.GET('/api/yearly-plan-rows/{id}', named(id)));
export const createRow = (id: string, fields: PlanRowContent, keepalive: boolean): Promise<PlanRow> =>
  unwrap(api.POST('/api/yearly-plan-rows', { body: { id, ...bodyOf(fields) }, keepalive }));
export const updateRow = (
  id: string,
  version: number,
  fields: PlanRowContent,
  keepalive: boolean,
): Promise<PlanRow> =>
  unwrap(
    api.PUT('/api/yearly-plan-rows/{id}', { ...named(id), body: { version, ...bodyOf(fields) }, keepalive }),
  );

/** What goes out is a copy: the contract's lists may be changed, ours may not. */
function bodyOf({ contentStandards, learningStandards, ...fields }: PlanRowContent) {
  return {
    ...fields,
    contentStandards: [...contentStandards],
    learningStandards: [...learningStandards],
  };
}
