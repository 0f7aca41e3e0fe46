import { extractErrorText, firstFieldText } from '@palimpsest/api-client';
import type { Profile, ProfilePayload } from '@palimpsest/contract';

/** The form's values; an empty text is one that was not given. */
export interface UserInfo {
  companyName: string;
  companySector: string;
  employeeCount: string;
  userRole: string;
}

export const noUserInfo: UserInfo = { companyName: '', companySector: '', employeeCount: '', userRole: '' };

/** The body of the call, with every field. */
export type WholeProfilePayload = { [Name in keyof ProfilePayload]-?: Exclude<ProfilePayload[Name], undefined> };

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

/** What is shown for a profile that could not be saved, in English: of its fields the first one that was refused, whichever it is. */
export const profileErrorText = (error: unknown): string =>
  firstFieldText(error) ?? extractErrorText(error) ?? profileUpdateFailed;
