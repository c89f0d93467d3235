import {
  Building2,
  CircleAlert,
  CircleCheck,
  Eye,
  EyeOff,
  Lock,
  LogOut,
  type LucideIcon,
  Mail,
  Phone,
  RotateCw,
  X,
} from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { applicationIcons } from './application-icons';
import type { frameIcons } from './frame-icons';
import type { lessonIcons } from './lesson-icons';

/** Those of the sign-in documents, which must stay small. */
const firstIcons = {
  close: X,
  danger: CircleAlert,
  hide: EyeOff,
  locked: Lock,
  mail: Mail,
  phone: Phone,
  retry: RotateCw,
  school: Building2,
  show: Eye,
  signOut: LogOut,
  success: CircleCheck,
} satisfies Record<string, LucideIcon>;

type LaterIcons = typeof frameIcons | typeof applicationIcons | typeof lessonIcons;
export type IconName =
  | keyof typeof firstIcons
  | keyof typeof frameIcons
  | keyof typeof applicationIcons
  | keyof typeof lessonIcons;

const icons: Partial<Record<IconName, LucideIcon>> = { ...firstIcons };
const listeners = new Set<() => void>();

export function addIcons(more: LaterIcons): void {
  Object.assign(icons, more);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function iconNames(): IconName[] {
  return Object.keys(icons) as IconName[];
}

type IconProps = { name: IconName; size?: number; className?: string };

/** Always decorative: the words beside it, or the button's label, say what it means. */
export function Icon({ name, size = 18, className }: IconProps) {
  const Drawing = useSyncExternalStore(subscribe, () => icons[name]);
  // It has its place before it is there, so that nothing moves when it comes.
  if (!Drawing) return <span aria-hidden="true" className="shrink-0" style={{ width: size, height: size }} />;
  return (
    <Drawing size={size} strokeWidth={1.75} aria-hidden="true" className={`shrink-0 ${className ?? ''}`} />
  );
}
