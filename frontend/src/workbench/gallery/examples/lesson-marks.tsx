import { LessonMark } from '../../../ui/lesson-mark';

export const title = 'Tanda pelajaran';

/** One of each hue. */
const MARKS = ['BM', 'SJ', 'RB', 'PJ', 'SN', 'PI', 'MT', 'BI', 'SV', 'MZ'];

export function Example() {
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-5">
      {MARKS.map((mark, hue) => (
        <li key={mark} data-hue={hue} className="flex items-center gap-2">
          <LessonMark mark={mark} hue={hue} />
          <LessonMark mark={mark} hue={hue} size="title" />
          <LessonMark mark={mark} hue={hue} isHeld={false} />
          <span className="border-(--hue-edge) border-l-4 pl-2 text-sm">{hue}</span>
        </li>
      ))}
    </ul>
  );
}
