import { classNames } from './class-names';

const sizes = {
  /** Of cards and rows. */
  row: 'h-4.5 min-w-6.5 px-0.5 text-xs',
  /** Beside a title. */
  title: 'h-6 min-w-8.5 px-1 text-sm',
};

export type LessonMarkProps = {
  /** Two letters as a rule. */
  mark: string;
  /** Null: what no school keeps as a subject. */
  hue: number | null;
  size?: keyof typeof sizes;
  /** What is not held has an outline and no hue. */
  isHeld?: boolean;
};

/** A lesson's subject, recognised before it is read. Whoever hears the page hears the name, which stands beside it. */
export function LessonMark({ mark, hue, size = 'row', isHeld = true }: LessonMarkProps) {
  const hasHue = hue !== null && isHeld;
  return (
    <span
      aria-hidden="true"
      data-hue={hasHue ? hue : undefined}
      className={classNames(
        'inline-flex shrink-0 items-center justify-center rounded border font-semibold leading-none',
        sizes[size],
        hasHue
          ? 'border-(--hue-edge)/60 bg-(--hue-tile) text-(--hue-ink)'
          : 'border-control/70 border-dashed text-muted',
      )}
    >
      {mark}
    </span>
  );
}
