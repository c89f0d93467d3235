import { Entitlements } from '../../src/platform/access/entitlements.js';
import type { TestApp } from './test-app.js';

/** Lets every school have so many teachers, whatever its plan says, until mocks are restored. */
export function limitTeachers({ app }: TestApp, limit: number): void {
  jest.spyOn(app.get(Entitlements), 'teacherLimit').mockResolvedValue(limit);
}
