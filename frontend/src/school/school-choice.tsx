import { paths } from '../site/paths';
import { buttonClass } from '../ui/button';

/** On the main domain: notifications belong to a school, and stand at its own address. */
export function SchoolChoice({ children }: { children: string }) {
  return (
    <>
      <p>{children}</p>
      <a href={paths.schoolChoice} className={buttonClass({ variant: 'secondary' })}>
        Pilih sekolah
      </a>
    </>
  );
}
