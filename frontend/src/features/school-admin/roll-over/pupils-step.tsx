import type { RollOver, RollOverPart, RollOverRow } from './calls';
import { PupilFlows } from './pupil-flows';
import { PupilSought } from './pupil-sought';
import { ROWS, RowLine } from './row-line';
import { SinglePupil } from './single-pupil';
import { useDecision } from './use-decision';

/** Where each class goes, and the single pupils who do not go with theirs: those who wait come first. */
export function PupilsStep({ rollOver, part }: { rollOver: RollOver; part: RollOverPart }) {
  const deciding = useDecision(rollOver);
  const singles = part.rows.filter(({ pupils }) => pupils === null);
  const sorted = [...singles].sort((one, other) => waits(other) - waits(one));
  const asked = singles.reduce((count, row) => count + waits(row), 0);
  const decide = (key: string) => (value: string) => deciding.make({ key, value });
  return (
    <div className="flex flex-col gap-5">
      <PupilFlows part={part} onDecide={(key, value) => deciding.make({ key, value })} />
      <section aria-labelledby="singles" className="flex flex-col gap-3">
        <h2 id="singles" className="font-semibold">
          {asked > 0 ? `Perlu keputusan anda (${asked})` : 'Murid yang tidak mengikut kelasnya'}
        </h2>
        <PupilSought
          rollOver={rollOver}
          part={part}
          onChosen={(pupilId) => decide(`pupil:${pupilId}`)('ask')}
        />
        {sorted.length > 0 && (
          <ul className={ROWS}>
            {sorted.map((row) =>
              row.others.length > 0 ? (
                <SinglePupil key={row.key} row={row} part={part} onDecide={decide(row.key)} />
              ) : (
                <RowLine key={row.key} row={row} part={part} name="pupils" onDecide={decide(row.key)} />
              ),
            )}
          </ul>
        )}
      </section>
    </div>
  );
}

const waits = ({ problem }: RollOverRow) => (problem === null ? 0 : 1);
