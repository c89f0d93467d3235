import { useState } from 'react';
import { CalendarDaysContext, type CalendarDaysProps } from '../../../ui/calendar-days';
import { DateField } from '../../../ui/date-field';
import { TimeField } from '../../../ui/time-field';

export const title = 'Tarikh dan masa';

function DaysOfSchool({ children }: CalendarDaysProps) {
  return children({
    weekStart: 'sunday',
    namesOf: (date) => (date === '2026-02-17' ? ['Tahun Baharu Cina'] : []),
  });
}

export function Example() {
  const [date, setDate] = useState('2026-01-12');
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      <DateField
        label="Tarikh mula"
        value={date}
        onChange={({ target }) => setDate(target.value)}
        help={`Borang menerima: ${date || 'tiada'}`}
      />
      <CalendarDaysContext value={DaysOfSchool}>
        <DateField label="Tarikh akhir" min="2026-01-12" max="2026-03-20" />
      </CalendarDaysContext>
      <DateField label="Tarikh disahkan" defaultValue="2026-02-02" disabled />
      <TimeField label="Masa mula" defaultValue="07:40" />
      <TimeField label="Masa tamat" error="Sila pilih masa selepas masa mula." defaultValue="07:00" />
    </div>
  );
}
