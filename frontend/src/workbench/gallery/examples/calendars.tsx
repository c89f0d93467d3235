import { useState } from 'react';
import { MonthCalendar } from '../../../ui/month-calendar';
import { WeekGrid } from '../../../ui/week-grid';

export const title = 'Bulan dan minggu';

const days = ['Isnin', 'Selasa', 'Rabu', 'Khamis', 'Jumaat'].map((label, index) => ({
  key: label,
  label,
  detail: `${index + 9} Nov`,
  isToday: index === 2,
}));

const periods = [
  { key: '1', label: 'Waktu 1', startTime: '07:40', endTime: '08:10' },
  { key: '2', label: 'Waktu 2', startTime: '08:10', endTime: '08:40' },
  { key: '3', label: 'Waktu 3', startTime: '08:40', endTime: '09:10' },
];

function Lesson({ subject, className }: { subject: string; className: string }) {
  return (
    <div className="h-full rounded-md bg-accent-soft px-2 py-1 text-on-accent-soft text-xs">
      <strong className="block font-semibold">{subject}</strong>
      {className}
    </div>
  );
}

export function Example() {
  const [month, setMonth] = useState('2026-11');
  const [chosen, setChosen] = useState('2026-11-12');
  return (
    <div className="flex flex-col gap-6">
      <div className="max-w-80">
        <MonthCalendar
          month={month}
          onMonth={setMonth}
          today="2026-11-11"
          chosen={chosen}
          onChoose={setChosen}
        />
      </div>
      <WeekGrid
        caption="Jadual contoh"
        days={days}
        periods={periods}
        entries={[
          {
            key: 'a',
            day: 'Isnin',
            period: '1',
            span: 2,
            content: <Lesson subject="Matematik" className="5 Bestari" />,
          },
          { key: 'b', day: 'Rabu', period: '2', content: <Lesson subject="Sains" className="4 Cerdas" /> },
          {
            key: 'c',
            day: 'Jumaat',
            period: '3',
            content: <Lesson subject="Sejarah" className="3 Amanah" />,
          },
        ]}
      />
    </div>
  );
}
