import { Bell, ChevronRight, Ellipsis, type LucideIcon, Menu, Plus, Search } from 'lucide-react';

/** Of the frames, which are whole from their first moment. */
export const frameIcons = {
  add: Plus,
  menu: Menu,
  more: Ellipsis,
  next: ChevronRight,
  notifications: Bell,
  search: Search,
} satisfies Record<string, LucideIcon>;
