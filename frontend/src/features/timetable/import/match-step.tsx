import { choiceKey, type Match, type MatchKind } from '@rules/timetable/domain/import/matching';
import { useState } from 'react';
import { paths } from '../../../site/paths';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { SelectField } from '../../../ui/select-field';
import { isSure, kindTitles } from './import-words';
import type { KeptImport } from './kept-import';
import { MatchRow } from './match-row';
import { SetRow } from './set-row';
import type { Taking } from './use-taken-over';

export type StepProps = Taking & { change: (part: Partial<KeptImport>) => void; onBack: () => void };

const kinds: readonly MatchKind[] = ['class', 'group', 'subject', 'teacher', 'room'];

/** What each name of the file means; what is sure is told by its number alone until somebody looks. */
export function MatchStep({ school, kept, taken, change, onBack }: StepProps) {
  const { matches, taught, open } = taken;
  // What was to be decided as the step opened stays where it is once it is, under the keyboard's hand.
  const [asked] = useState(
    () => new Set(matches.filter((match) => !isSure(match) || match.how === 'chosen').map(keyOf)),
  );
  const isAsked = (match: Match) => !isSure(match) || asked.has(keyOf(match));
  const choose = (match: Match, choice: string) =>
    change({ choices: { ...kept.choices, [keyOf(match)]: choice } });
  const doubtful = taught.filter(({ fitting }) => fitting.length > 0);

  function leaveOpen() {
    const left = matches.filter(({ choice }) => choice === null).map((match) => [keyOf(match), 'none']);
    const leftSets = taught.filter(({ setId }) => setId === null).map(({ key }) => [key, 'none']);
    change({
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
      <FileNotes kept={kept} school={school} change={change} />
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
                  <MatchRow key={keyOf(match)} match={match} school={school} onChoose={choose} />
                ))}
              </ul>
            )}
            {sure.length > 0 && <SureMatches kind={kind} matches={sure} school={school} onChoose={choose} />}
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
                school={school}
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
  onChoose: (match: Match, choice: string) => void;
};

/** A large school has hundreds: their lists of choices are made once somebody looks. */
function SureMatches({ kind, matches, school, onChoose }: SureMatchesProps) {
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
            <MatchRow key={match.id} match={match} school={school} onChoose={onChoose} />
          ))}
        </ul>
      )}
    </>
  );
}

/** What holds for the file as a whole. */
function FileNotes({ kept, school, change }: Pick<StepProps, 'kept' | 'school' | 'change'>) {
  const { terms, weeks, periods } = kept.file.names;
  const isFortnight = weeks.length === 2 && school.calendar.cycle.weeks === 1;
  const hasNoTimes = periods.some(({ from }) => from === null);
  return (
    <div className="flex flex-col gap-4 pb-5 empty:hidden">
      {(school.classes.length === 0 || school.subjects.length === 0) && (
        <Banner
          tone="warning"
          title="Sekolah belum ada kelas dan subjek untuk dipadankan"
          action={<ButtonLink to={paths.classes}>Buka Kelas & subjek</ButtonLink>}
        >
          Cipta dahulu kelas dan subjek; fail ini menunggu di sini.
        </Banner>
      )}
      {isFortnight && (
        <Banner tone="warning" title="Fail ini mempunyai jadual dua minggu bergilir">
          Sekolah mempunyai satu jadual bagi setiap minggu, jadi slot satu minggu sahaja tidak dapat masuk.
          Ubah giliran minggu di Kalendar akademik dahulu; pilihan anda di sini kekal.
        </Banner>
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
