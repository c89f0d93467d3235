import { REMINDER_TIMES, type ReminderTime } from '@rules/lesson-plans/domain/reflection-reminder';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import { QueryStates } from '../../queries/query-states';
import { useChange } from '../../queries/use-change';
import { formatTime } from '../../ui/format';
import { SelectField } from '../../ui/select-field';
import { SkeletonRows } from '../../ui/skeleton';

const reminderQuery = queryOptions({
  queryKey: ['reflection-reminder'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/reflection-reminder', { signal })),
});

const afterLast = 'selepas-kelas';
const options = [
  { value: afterLast, label: 'Selepas kelas terakhir' },
  ...REMINDER_TIMES.map((value) => ({ value, label: formatTime(value) })),
];

/** When the person is reminded; kept with them at the server. */
export function ReminderTimeChoice() {
  const queries = useQueryClient();
  const { queryKey } = reminderQuery;
  const change = useChange(
    (at: ReminderTime | null) => unwrap(api.PUT('/api/reflection-reminder', { body: { at } })),
    {
      done: 'Keutamaan disimpan.',
      changes: ['reflection-reminder'],
      expect: (at) => void queries.setQueryData(queryKey, { at }),
    },
  );
  return (
    <QueryStates
      query={useQuery(reminderQuery)}
      what="Masa peringatan"
      skeleton={<SkeletonRows rows={1} label="Memuatkan masa peringatan…" />}
    >
      {({ at }) => (
        <SelectField
          label="Masa peringatan refleksi"
          help="Pada hari pelajaran itu juga; tidak selepas 9.00 malam."
          value={at ?? afterLast}
          options={options}
          onChange={({ target }) => change.make(REMINDER_TIMES.find((each) => each === target.value) ?? null)}
        />
      )}
    </QueryStates>
  );
}
