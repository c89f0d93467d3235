import type { LessonMarkProps } from '../../ui/lesson-mark';

type LoadBarProps = {
  parts: readonly Readonly<{ subjectId: string; name: string; periods: number; mark: LessonMarkProps }>[];
  limit: number;
  /** At the right edge. */
  most: number;
};

/** Below this share of the bar two letters have no room. */
const LEGIBLE = 18;

/** A week of one teacher: a segment for each subject, and the limit as a line that goes on from bar to bar. */
export function LoadBar({ parts, limit, most }: LoadBarProps) {
  const scale = most === 0 ? 0 : 100 / most;
  const starts = parts.map((_, at) => parts.slice(0, at).reduce((sum, { periods }) => sum + periods, 0));
  return (
    <svg aria-hidden="true" className="h-7 min-w-0 flex-1 overflow-visible">
      {parts.map(({ subjectId, name, periods, mark: { mark, hue } }, at) => {
        const [x, width] = [(starts[at] ?? 0) * scale, periods * scale];
        return (
          <g key={subjectId} data-hue={hue ?? undefined}>
            <title>{`${name}: ${periods} waktu`}</title>
            <rect
              x={`${x}%`}
              y="5"
              width={`${width}%`}
              height="18"
              className={hue === null ? 'fill-sunken stroke-control' : 'fill-(--hue-tile) stroke-raised'}
            />
            <rect
              x={`${x}%`}
              y="21"
              width={`${width}%`}
              height="2"
              className={hue === null ? 'fill-control' : 'fill-(--hue-edge)'}
            />
            {width >= LEGIBLE && (
              <text
                x={`${x + width / 2}%`}
                y="18"
                textAnchor="middle"
                className={`font-semibold text-xs ${hue === null ? 'fill-muted' : 'fill-(--hue-ink)'}`}
              >
                {mark}
              </text>
            )}
          </g>
        );
      })}
      <line
        x1={`${limit * scale}%`}
        x2={`${limit * scale}%`}
        y1="0"
        y2="28"
        strokeDasharray="4 3"
        className="stroke-text stroke-[1.5]"
      />
    </svg>
  );
}
