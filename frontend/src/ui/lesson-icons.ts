import { CalendarOff, CircleDashed, Flag, type LucideIcon, Unlink, WandSparkles } from 'lucide-react';

/** The icons of lessons, which come with the pages that show them. */
export const lessonIcons = {
  flag: Flag,
  lessonOff: CalendarOff,
  prepare: WandSparkles,
  unlinked: Unlink,
  unwritten: CircleDashed,
} satisfies Record<string, LucideIcon>;
