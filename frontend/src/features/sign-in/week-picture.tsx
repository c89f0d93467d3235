const days = ['Isn', 'Sel', 'Rab', 'Kha', 'Jum'];
const periods = ['7.40', '8.10', '8.40', '9.10', '10.10', '10.40'];

/** Which lessons are planned (1), being taught (2) or free (0): decoration that shows what the product does. */
const week = [
  [1, 1, 0, 1, 1],
  [1, 0, 1, 1, 1],
  [0, 1, 1, 0, 1],
  [1, 1, 2, 0, 0],
  [1, 0, 0, 0, 0],
  [0, 0, 0, 0, 0],
];

const looks = ['bg-on-brand/6', 'bg-on-brand/26', 'bg-[#eeb455]'];

/** What the product is for, beside the column of wide screens. */
export function WeekPicture() {
  return (
    <>
      <p className="max-w-md text-balance font-semibold text-3xl tracking-tight">
        Seminggu mengajar, dirancang dalam satu tempat.
      </p>
      <Week />
      <p className="max-w-md text-on-brand-muted">
        Rancangan harian, refleksi dan rekod sekolah. Apa yang ditulis disimpan secara automatik.
      </p>
    </>
  );
}

function Week() {
  return (
    <div aria-hidden="true" className="grid max-w-md grid-cols-[2.5rem_repeat(5,1fr)] gap-1.5 text-xs">
      <span />
      {days.map((day) => (
        <span key={day} className="pb-0.5 text-on-brand-muted">
          {day}
        </span>
      ))}
      {periods.map((period, row) => [
        <span key={period} className="self-center text-on-brand-muted tabular-nums">
          {period}
        </span>,
        ...days.map((day, column) => (
          <span key={period + day} className={`h-9 rounded-sm ${looks[week[row]?.[column] ?? 0]}`} />
        )),
      ])}
    </div>
  );
}
