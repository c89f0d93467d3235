import type { CSSProperties } from 'react';
import { TargetButton } from './target-button';
import type { Moving } from './use-moving';

type TargetColumnProps = {
  moving: Moving;
  weekday: number;
  placeOf: (time: { from: string; to: string }) => CSSProperties;
};

/** The places of one day, over what stands there. */
export function TargetColumn({ moving, weekday, placeOf }: TargetColumnProps) {
  return moving.targets
    .filter((target) => target.weekday === weekday)
    .map((target) => (
      <TargetButton
        key={target.key}
        moving={moving}
        target={target}
        style={{ ...placeOf(target.period), position: 'absolute', left: '2px', right: '2px' }}
      />
    ));
}
