import { useQuery } from '@tanstack/react-query';
import type { Settings } from '../../../school/school-settings';
import { formatShortDate } from '../../../ui/format';
import { colleaguesQuery } from '../../absences';
import { type SaidSetting, settingsHistoryQuery } from './calls';

type SettingHistoryProps = {
  of: keyof Settings;
  today: string;
  words: (value: SaidSetting['value']) => string;
};

/** What was decided and is to come, the latest first, with who decided it. Nothing where nobody ever has. */
export function SettingHistory({ of, today, words }: SettingHistoryProps) {
  const { data: said } = useQuery(settingsHistoryQuery());
  const { data: colleagues } = useQuery(colleaguesQuery());
  const own = (said ?? []).filter(({ key }) => key === of).reverse();
  if (own.length === 0) return null;
  const nameOf = (id: string) =>
    colleagues?.find(({ userId }) => userId === id)?.displayName ?? 'Bekas ahli sekolah';
  return (
    <details className="w-full text-sm">
      <summary className="cursor-pointer py-2 font-medium">Sejarah ({own.length})</summary>
      <ul className="divide-y divide-line">
        {own.map(({ value, from, setBy, setAt }) => (
          <li key={setAt} className="py-2">
            {words(value)}, mulai {formatShortDate(from)}
            {from > today && ' (akan datang)'}
            <span className="block text-muted">
              {nameOf(setBy)}, {formatShortDate(setAt)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
