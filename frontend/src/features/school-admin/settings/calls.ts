import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import type { components } from '../../../api/schema';
import { type Settings } from '../../../school/school-settings';

type Schemas = components['schemas'];
export type SaidSetting = Schemas['SaidSettingDto'];
export type SecondFactorRule = Settings['secondFactor'];

export const settingsHistoryQuery = () =>
  queryOptions({
    queryKey: ['school-settings', 'history'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/school-settings/history', { signal })),
    select: ({ items }) => items,
  });

/** Whom a rule would keep out today. */
export const missingSecondFactorsQuery = (rule: SecondFactorRule) =>
  queryOptions({
    queryKey: ['school-settings', 'missing-second-factors', rule],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/missing-second-factors', { params: { query: { rule } }, signal })),
  });
