import { unwrap } from '../../../../api/api-error';
import { api } from '../../../../api/client';
import type { components } from '../../../../api/schema';

type Schemas = components['schemas'];
type Start = Schemas['IntervalOrderDto'];
type End = Schemas['FinanceOrderDto'];

/** What overrides payment for a time, in words and in calls. */
export type IntervalKind = {
  name: Schemas['OpenIntervalDto']['kind'];
  label: string;
  startTitle: string;
  startVerb: string;
  started: string;
  endTitle: string;
  endVerb: string;
  ended: string;
  isDanger: boolean;
  consequence: string;
  start: (code: string, body: Start) => Promise<unknown>;
  end: (code: string, body: End) => Promise<unknown>;
};

const at = (code: string) => ({ params: { path: { code } } });

export const intervalKinds: readonly IntervalKind[] = [
  {
    name: 'suspension',
    label: 'Penggantungan',
    startTitle: 'Gantung sekolah',
    startVerb: 'Gantung',
    started: 'Penggantungan disimpan.',
    endTitle: 'Tamatkan penggantungan',
    endVerb: 'Tamatkan',
    ended: 'Penggantungan ditamatkan.',
    isDanger: true,
    consequence: 'Sekolah dikunci walaupun telah membayar. Bil dan eksport data sendiri kekal terbuka.',
    start: (code, body) =>
      unwrap(api.POST('/api/operations/finance/schools/{code}/suspensions', { ...at(code), body })),
    end: (code, body) =>
      unwrap(api.POST('/api/operations/finance/schools/{code}/suspensions/end', { ...at(code), body })),
  },
  {
    name: 'enforcement-off',
    label: 'Sekatan dimatikan',
    startTitle: 'Matikan sekatan',
    startVerb: 'Matikan',
    started: 'Sekatan dimatikan untuk sekolah ini.',
    endTitle: 'Hidupkan semula sekatan',
    endVerb: 'Hidupkan',
    ended: 'Sekatan dihidupkan semula.',
    isDanger: false,
    consequence: 'Sekolah dibuka sepenuhnya walaupun ada tunggakan. Penggantungan masih mengatasinya.',
    start: (code, body) =>
      unwrap(api.POST('/api/operations/finance/schools/{code}/enforcement-pauses', { ...at(code), body })),
    end: (code, body) =>
      unwrap(
        api.POST('/api/operations/finance/schools/{code}/enforcement-pauses/end', { ...at(code), body }),
      ),
  },
];
