import { useSearchParams } from 'react-router';
import { paths } from '../../site/paths';

/** In the address: which edition stands open and at what, and what is sought in which subject and level. */
export const parameters = {
  edition: 'edisi',
  node: 'butir',
  sought: 'cari',
  subject: 'subjek',
  level: 'tahap',
  compared: 'banding',
};

export function editionAddress(editionId: string, nodeId?: string): string {
  const search = new URLSearchParams({ [parameters.edition]: editionId });
  if (nodeId) search.set(parameters.node, nodeId);
  return `${paths.curriculum}?${search}`;
}

export function useCurriculumAddress() {
  const [search, setSearch] = useSearchParams();
  const read = (name: keyof typeof parameters) => search.get(parameters[name]) ?? '';
  const narrow = (part: Partial<Record<keyof typeof parameters, string>>) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, parameter] of Object.entries(parameters)) {
          const value = part[name as keyof typeof parameters];
          if (value === '') after.delete(parameter);
          else if (value !== undefined) after.set(parameter, value);
        }
        return after;
      },
      { replace: true },
    );
  return { read, narrow };
}
