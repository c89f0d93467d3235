import type { RestrictionLevel } from './restriction-level.js';

export type AccessRights = Readonly<{
  dashboard: boolean;
  createContent: boolean;
  editContent: boolean;
  viewReports: boolean;
  manageUsers: boolean;
  billing: boolean;
}>;

const FULL: AccessRights = {
  dashboard: true,
  createContent: true,
  editContent: true,
  viewReports: true,
  manageUsers: true,
  billing: true,
};

const LOCKED: AccessRights = {
  dashboard: false,
  createContent: false,
  editContent: false,
  viewReports: false,
  manageUsers: false,
  billing: true,
};

export const ACCESS_TABLE: Readonly<Record<RestrictionLevel, AccessRights>> = {
  none: FULL,
  grace_period: FULL,
  limited: { ...LOCKED, dashboard: true },
  locked: LOCKED,
};
