import { choiceKey, type Match, type MatchKind } from '@rules/timetable/domain/import/matching';
import { useState } from 'react';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { SelectField } from '../../../ui/select-field';
import { FileTimes } from './file-times';
import { isSure, kindTitles } from './import-words';
import { MatchRow } from './match-row';
import { SetRow } from './set-row';
import { type StepProps, stageOf } from './use-taken-over';

const kinds: readonly MatchKind[] = ['class', 'group', 'subject', 'teacher', 'room'];

/** What each name of the file means; what is sure is told by its number alone until somebody looks. */
export function MatchStep({ school, named, kept, taken, change, onBack }: StepProps) {
  const { matches, taught, open } = taken;
  // What was to be decided as the step opened stays where it is once it is, under the keyboard's hand.
  const [asked] = useState(
    () => new Set(matches.filter((match) => !isSure(match) || match.how === 'chosen').map(keyOf)),
  );
  const isAsked = (match: Match) => !isSure(match) || asked.has(keyOf(match));
  const choose = (match: Match, choice: string) =>
    change({ choices: { ...kept.choices, [keyOf(match)]: choice } });
  const fileClasses = new Map(kept.file.names.classes.map(({ id, name, short }) => [id, name || short]));
  const fileClass = ({ ofClass }: Match) => fileClasses.get(ofClass ?? '');
  const doubtful = taught.filter(({ fitting }) => fitting.length > 0);

  function leaveOpen() {
    const left = matches.filter(({ choice }) => choice === null).map((match) => [keyOf(match), 'none']);
    const leftSets = taught.filter(({ setId }) => setId === null).map(({ key }) => [key, 'none']);
    const leave = (of: readonly { number: number; choice: string | null }[]) =>
      Object.fromEntries(of.filter(({ choice }) => choice === null).map(({ number }) => [number, 'none']));
    change({
      days: { ...kept.days, ...leave(taken.days) },
      weeks: { ...kept.weeks, ...leave(taken.weeks) },
      choices: { ...kept.choices, ...Object.fromEntries(left) },
      setChoices: { ...kept.setChoices, ...Object.fromEntries(leftSets) },
    });
  }

  const isEmpty = taken.draft.lessons.length === 0;
  const done = isEmpty
    ? 'Tiada slot untuk diimport: padankan sekurang-kurangnya satu kelas dan subjeknya.'
    : 'Semua sudah dipadankan. Padanan ini diingati bagi fail seterusnya.';

  return (
    <>
      <FileNotes {...{ kept, school, taken, change }} />
      <FileTimes {...{ kept, school, taken, change }} />
      {kinds.map((kind) => {
        const own = matches.filter((match) => match.kind === kind);
        if (own.length === 0) return null;
        const shown = own.filter(isAsked);
        const sure = own.filter((match) => !isAsked(match));
        return (
          <section key={kind} aria-labelledby={`match-${kind}`} className="pb-5">
            <h2 id={`match-${kind}`} className="flex items-baseline gap-2 pb-2 font-semibold">
              {kindTitles[kind]}
              <span className="font-normal text-muted text-sm">
                {own.filter(({ choice }) => choice !== null).length} daripada {own.length} dipadankan
              </span>
            </h2>
            {shown.length > 0 && (
              <ul className="divide-y divide-line rounded-lg border border-line bg-raised">
                {shown.map((match) => (
                  <MatchRow
                    key={keyOf(match)}
                    {...{ match, school }}
                    ofClass={fileClass(match)}
                    onChoose={choose}
                  />
                ))}
              </ul>
            )}
            {sure.length > 0 && (
              <SureMatches {...{ kind, school, fileClass }} matches={sure} onChoose={choose} />
            )}
          </section>
        );
      })}
      {doubtful.length > 0 && (
        <section aria-labelledby="match-sets" className="pb-5">
          <h2 id="match-sets" className="pb-2 font-semibold">
            Set mengajar yang tidak sama dengan fail
          </h2>
          <ul className="divide-y divide-line rounded-lg border border-line bg-raised">
            {doubtful.map((each) => (
              <SetRow
                key={each.key}
                taught={each}
                named={named}
                onChoose={(setId) => change({ setChoices: { ...kept.setChoices, [each.key]: setId } })}
              />
            ))}
          </ul>
        </section>
      )}
      <footer className="flex flex-wrap items-center gap-3 pt-1">
        <p role="status" className="min-w-60 flex-1 text-muted text-sm">
          {open === 0 ? done : `${open} lagi perlu dipilih.`}
        </p>
        {open > 0 && (
          <Button variant="quiet" onClick={leaveOpen}>
            Jangan import {open} yang belum dipilih
          </Button>
        )}
        <Button variant="secondary" onClick={onBack}>
          Pilih fail lain
        </Button>
        <Button disabled={open > 0 || isEmpty} onClick={() => change({ step: 2 })}>
          Teruskan
        </Button>
      </footer>
    </>
  );
}

const keyOf = ({ kind, id }: Match) => choiceKey(kind, id);

type SureMatchesProps = {
  kind: MatchKind;
  matches: readonly Match[];
  school: StepProps['school'];
  fileClass: (match: Match) => string | undefined;
  onChoose: (match: Match, choice: string) => void;
};

/** A large school has hundreds: their lists of choices are made once somebody looks. */
function SureMatches({ kind, matches, school, fileClass, onChoose }: SureMatchesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="-ml-2.5"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Sembunyikan yang dikenali' : `Papar ${matches.length} yang dikenali`}
        <span className="sr-only"> ({kindTitles[kind]})</span>
      </Button>
      {isOpen && (
        <ul className="mt-1 divide-y divide-line rounded-lg border border-line bg-raised">
          {matches.map((match) => (
            <MatchRow key={match.id} {...{ match, school, onChoose }} ofClass={fileClass(match)} />
          ))}
        </ul>
      )}
    </>
  );
}

/** What holds for the file as a whole. */
function FileNotes({ kept, school, taken, change }: Pick<StepProps, 'kept' | 'school' | 'taken' | 'change'>) {
  const { terms, periods } = kept.file.names;
  const isStageAsked =
    kept.stage !== null ||
    (stageOf(school) === null &&
      taken.matches.some(
        ({ kind, choice, name }) => kind === 'class' && choice === null && /^[1-6]/.test(name),
      ));
  const hasNoTimes = periods.some(({ from }) => from === null);
  return (
    <div className="flex flex-col gap-4 pb-5 empty:hidden">
      {isStageAsked && (
        <div className="max-w-sm">
          <SelectField
            id="import-stage"
            label="Kelas yang bermula dengan nombor"
            help="Kelas yang belum ada dibuat pada tahap ini."
            value={kept.stage ?? ''}
            onChange={({ target }) =>
              change({ stage: target.value === 'T' || target.value === 'F' ? target.value : null })
            }
            options={[
              { value: '', label: 'Pilih…' },
              { value: 'T', label: 'Tahun 1 hingga 6 (sekolah rendah)' },
              { value: 'F', label: 'Tingkatan 1 hingga 6 (sekolah menengah)' },
            ]}
          />
        </div>
      )}
      {hasNoTimes && (
        <Banner tone="info">
          Fail ini tidak menyatakan masa bagi sesetengah waktu. Waktu ke-n dalam fail menjadi waktu ke-n dalam
          waktu loceng sekolah.
        </Banner>
      )}
      {terms.length > 1 && (
        <div className="max-w-sm">
          <SelectField
            id="import-term"
            label="Penggal yang diimport"
            value={String(kept.term)}
            onChange={({ target }) => change({ term: Number(target.value) })}
            options={terms.map(({ number, name }) => ({
              value: String(number),
              label: name ?? `Penggal ${number}`,
            }))}
          />
        </div>
      )}
    </div>
  );
}
