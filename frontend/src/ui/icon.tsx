import {
  ArrowLeft,
  ArrowRight,
  Building2,
  CalendarDays,
  Check,
  ChevronDown,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  CloudOff,
  CreditCard,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  House,
  Info,
  Lock,
  LogOut,
  type LucideIcon,
  Menu,
  Monitor,
  Moon,
  NotebookPen,
  Pencil,
  Plus,
  RotateCw,
  Sun,
  Trash2,
  TriangleAlert,
  X,
} from 'lucide-react';

const icons = {
  add: Plus,
  back: ArrowLeft,
  billing: CreditCard,
  calendar: CalendarDays,
  check: Check,
  close: X,
  danger: CircleAlert,
  dark: Moon,
  delete: Trash2,
  device: Monitor,
  down: ChevronDown,
  edit: Pencil,
  external: ExternalLink,
  forward: ArrowRight,
  hide: EyeOff,
  home: House,
  info: Info,
  lessonPlan: NotebookPen,
  light: Sun,
  locked: Lock,
  menu: Menu,
  more: Ellipsis,
  next: ChevronRight,
  offline: CloudOff,
  retry: RotateCw,
  school: Building2,
  show: Eye,
  signOut: LogOut,
  success: CircleCheck,
  warning: TriangleAlert,
} satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof icons;

type IconProps = { name: IconName; size?: number; className?: string };

/** Always decorative: the words beside it, or the button's label, say what it means. */
export function Icon({ name, size = 18, className }: IconProps) {
  const Drawing = icons[name];
  return (
    <Drawing size={size} strokeWidth={1.75} aria-hidden="true" className={`shrink-0 ${className ?? ''}`} />
  );
}
