export type SamplePupil = { id: string; name: string; className: string; mark: number };

const names = ['Aisyah', 'Bala', 'Chong', 'Danial', 'Emily', 'Farid', 'Gayathri', 'Hakim'];

/** Nobody real: the same few names, numbered. */
export function samplePupils(count: number): SamplePupil[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `murid-${index + 1}`,
    name: `${names[index % names.length]} Contoh ${index + 1}`,
    className: `${(index % 6) + 1} Bestari`,
    mark: 40 + ((index * 37) % 60),
  }));
}
