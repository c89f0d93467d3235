import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pictureQuery } from '../../features/pictures';

type SchoolMarkProps = { schoolCode: string; className: string };

/** The logo of the school, where there is one. Decorative: the name stands beside it. */
export function SchoolMark({ schoolCode, className }: SchoolMarkProps) {
  const { data } = useQuery(pictureQuery({ of: 'logo', schoolCode }));
  const [broken, setBroken] = useState<string>();
  if (!data || data === broken) return null;
  return <img src={data} alt="" className={`object-contain ${className}`} onError={() => setBroken(data)} />;
}
