import { ApiError, extractErrorText, textOfDetail } from '@palimpsest/api-client';
import { profileMessages, profilePayload, type Profile, type ProfilePayload } from '@palimpsest/contract';

/** The form's values; an empty text is one that was not given. */
export interface UserInfo {
  companyName: string;
  companySector: string;
  employeeCount: string;
  userRole: string;
}

export const noUserInfo: UserInfo = { companyName: '', companySector: '', employeeCount: '', userRole: '' };

/** Fields of the form in the order in which they are checked, with their names in the call. */
const fields = {
  companyName: { name: 'company_name', missing: profileMessages.companyNameRequired },
  companySector: { name: 'company_sector', missing: profileMessages.companySectorRequired },
  employeeCount: { name: 'employee_count', missing: profileMessages.employeeCountRequired },
  userRole: { name: 'role', missing: profileMessages.roleRequired },
} as const satisfies Record<keyof UserInfo, { name: keyof ProfilePayload; missing: string }>;

/** The body of the call, with every field. */
export type WholeProfilePayload = { [Name in keyof ProfilePayload]-?: Exclude<ProfilePayload[Name], undefined> };

export type UserInfoResult =
  | { ok: true; payload: WholeProfilePayload }
  | { ok: false; field: keyof UserInfo; message: string };

const wholePayload = profilePayload.required();

/** The call's body, or the first field that is missing. */
export function checkUserInfo(info: UserInfo): UserInfoResult {
  const body = Object.fromEntries(
    Object.entries(fields).map(([field, { name }]) => [name, info[field as keyof UserInfo]]),
  );
  const parsed = wholePayload.safeParse(body);
  if (parsed.success) return { ok: true, payload: parsed.data };
  const refused = new Set(parsed.error.issues.map(({ path }) => path[0]));
  for (const [field, { name, missing }] of Object.entries(fields)) {
    if (refused.has(name)) return { ok: false, field: field as keyof UserInfo, message: missing };
  }
  throw parsed.error;
}

/** Whether somebody has never said where they work. */
export const lacksUserInfo = (profile: Profile) =>
  [profile.company_name, profile.company_sector, profile.employee_count, profile.role].every((value) => value === null);

/** Under this key stand the ids of those who were asked in this browser. */
const askedKey = 'userInfoAsked';

/** Whether this user was asked before, and said no. */
export const wasAsked = (storage: Pick<Storage, 'getItem'>, userId: string) =>
  (storage.getItem(askedKey)?.split(' ') ?? []).includes(userId);

/** Remembers that this user was asked. */
export function rememberAsked(storage: Pick<Storage, 'getItem' | 'setItem'>, userId: string): void {
  if (wasAsked(storage, userId)) return;
  storage.setItem(askedKey, [storage.getItem(askedKey), userId].filter(Boolean).join(' '));
}

export const profileUpdateFailed = 'An error occurred while updating your profile';

/** What is shown for a profile that could not be saved, in English. */
export function profileErrorText(error: unknown): string {
  const text = error instanceof ApiError ? (textOfDetail(error.body) ?? error.message) : extractErrorText(error);
  return text ?? profileUpdateFailed;
}
