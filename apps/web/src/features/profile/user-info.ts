import { firstFieldProblem, problemOf } from '@palimpsest/api-client';
import { problemOfIssue, type Problem, type Profile, type ProfilePayload, profilePayload } from '@palimpsest/contract';
import { z } from 'zod/mini';

/** The form's values; an empty text is one that was not given. */
export interface UserInfo {
  companyName: string;
  companySector: string;
  employeeCount: string;
  userRole: string;
}

export const noUserInfo: UserInfo = { companyName: '', companySector: '', employeeCount: '', userRole: '' };

/** Fills the form's values from a profile. */
export const userInfoOf = (profile: Profile): UserInfo => ({
  companyName: profile.company_name ?? '',
  companySector: profile.company_sector ?? '',
  employeeCount: profile.employee_count ?? '',
  userRole: profile.role ?? '',
});

/** The body of the call, with every field. */
export type WholeProfilePayload = { [Name in keyof ProfilePayload]-?: Exclude<ProfilePayload[Name], undefined> };

/** Whether a user has answered none of the questions about their work. */
export const lacksUserInfo = (profile: Profile) =>
  [profile.company_name, profile.company_sector, profile.employee_count, profile.role].every((value) => value === null);

/** The storage key of the ids of users who were asked in this browser. */
const askedKey = 'userInfoAsked';

/** Whether this user was asked in this browser before. */
export const wasAsked = (storage: Pick<Storage, 'getItem'>, userId: string) =>
  (storage.getItem(askedKey)?.split(' ') ?? []).includes(userId);

/** Remembers that this user was asked. */
export function rememberAsked(storage: Pick<Storage, 'getItem' | 'setItem'>, userId: string): void {
  if (wasAsked(storage, userId)) return;
  storage.setItem(askedKey, [storage.getItem(askedKey), userId].filter(Boolean).join(' '));
}

/** The problem to show for a profile that could not be saved: that of the first refused field, else that of the call. */
export const profileProblem = (error: unknown): Problem =>
  firstFieldProblem(error) ?? problemOf(error) ?? { code: 'profile_not_saved' };

/** The fields of the form by their names in the call. */
const fields = {
  company_name: 'companyName',
  company_sector: 'companySector',
  employee_count: 'employeeCount',
  role: 'userRole',
} as const satisfies Record<keyof WholeProfilePayload, keyof UserInfo>;

type UserInfoResult =
  | { ok: true; payload: WholeProfilePayload }
  | { ok: false; field: keyof UserInfo; problem: Problem };

const wholePayload = z.required(profilePayload);

/** Checks the values against the contract. Returns the body of the call, or the first field that is refused. */
export function checkUserInfo({ companyName, companySector, employeeCount, userRole }: UserInfo): UserInfoResult {
  const { data, error } = wholePayload.safeParse({
    company_name: companyName,
    company_sector: companySector,
    employee_count: employeeCount,
    role: userRole,
  });
  if (data) return { ok: true, payload: data };
  const [issue] = error.issues;
  const name = issue?.path[0] as keyof typeof fields;
  return { ok: false, field: fields[name], problem: problemOfIssue(issue ?? error) };
}
