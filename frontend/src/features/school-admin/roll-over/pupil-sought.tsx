import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ComboboxField } from '../../../ui/combobox-field';
import { type RollOver, type RollOverPart, soughtPupilsQuery } from './calls';

type PupilSoughtProps = { rollOver: RollOver; part: RollOverPart; onChosen: (pupilId: string) => void };

/** Finds the one who stays behind or goes elsewhere, though the class goes up. */
export function PupilSought({ rollOver, part, onChosen }: PupilSoughtProps) {
  const [typed, setTyped] = useState('');
  const search = typed.trim();
  const found = useQuery({
    ...soughtPupilsQuery(rollOver.fromYearId, search),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  const classes = new Map(part.rows.map(({ key, to }) => [key, to]));
  const listed = new Set(part.rows.map(({ key }) => key));
  const options = (search === '' ? [] : (found.data ?? []))
    .filter(({ id }) => !listed.has(`pupil:${id}`))
    .map(({ id, name, classId }) => ({
      value: id,
      label: name,
      detail: classes.get(`pupilsOf:${classId}`) ?? 'Tanpa kelas',
    }));
  return (
    <ComboboxField
      label="Cari murid yang kekal, berpindah atau ke kelas lain"
      help="Murid lain mengikut kelasnya."
      options={options}
      value=""
      onChange={(pupilId) => pupilId !== '' && onChosen(pupilId)}
      onQuery={setTyped}
      isSearching={found.isFetching}
    />
  );
}
