import { profilePayload } from '@palimpsest/contract';
import type { UserInfo, WholeProfilePayload } from './user-info.ts';

/** The fields of the form by their names in the call. */
const fields = {
  company_name: 'companyName',
  company_sector: 'companySector',
  employee_count: 'employeeCount',
  role: 'userRole',
} as const satisfies Record<keyof WholeProfilePayload, keyof UserInfo>;

export type UserInfoResult =
  | { ok: true; payload: WholeProfilePayload }
  | { ok: false; field: keyof UserInfo; message: string };

const wholePayload = profilePayload.required();

/** The call's body, or the first field that the contract refuses. */
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
  return { ok: false, field: fields[name], message: issue?.message ?? error.message };
}
