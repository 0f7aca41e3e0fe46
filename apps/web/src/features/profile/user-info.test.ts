import { ApiError } from '@palimpsest/api-client';
import { companySectors, employeeCounts, problemSentence, userRoles, type Profile } from '@palimpsest/contract';
import { expect, test } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import {
  checkUserInfo,
  lacksUserInfo,
  noUserInfo,
  profileProblem,
  rememberAsked,
  wasAsked,
  type UserInfo,
} from './user-info.ts';

const given = {
  companyName: ' Alba Botanica ',
  companySector: 'Retail',
  employeeCount: '11-50',
  userRole: 'Design',
};

/** The refused field with the sentence that is shown; undefined where nothing is refused. */
const refusalOf = (info: UserInfo) => {
  const result = checkUserInfo(info);
  return result.ok ? undefined : { field: result.field, message: problemSentence(result.problem) };
};

test('what was given becomes the body of the call, the name trimmed', () => {
  expect(checkUserInfo(given)).toEqual({
    ok: true,
    payload: { company_name: 'Alba Botanica', company_sector: 'Retail', employee_count: '11-50', role: 'Design' },
  });
});

test.each([
  [{}, 'companyName', 'Company name is required'],
  [{ companyName: '   ' }, 'companyName', 'Company name is required'],
  [{ companyName: 'Alba' }, 'companySector', 'Company sector is required'],
  [{ companyName: 'Alba', companySector: 'Retail' }, 'employeeCount', 'Number of employees is required'],
  [{ companyName: 'Alba', companySector: 'Retail', employeeCount: '501+' }, 'userRole', 'Your role is required'],
] as const)('of %o the first that is missing is named', (info, field, message) => {
  expect(refusalOf({ ...noUserInfo, ...info })).toEqual({ field, message });
});

const profile: Profile = {
  id: 'u',
  email: 'ada@example.org',
  name: 'Ada',
  surname: 'Byron',
  company_name: null,
  company_sector: null,
  employee_count: null,
  role: null,
};

test('who has said anything of their work is not asked again', () => {
  expect(lacksUserInfo(profile)).toBe(true);
  expect(lacksUserInfo({ ...profile, role: 'Design' })).toBe(false);
});

test('who was asked is remembered, each by themselves', () => {
  const storage = memoryStorage();
  expect(wasAsked(storage, 'ada')).toBe(false);
  rememberAsked(storage, 'ada');
  rememberAsked(storage, 'bob');
  expect([wasAsked(storage, 'ada'), wasAsked(storage, 'bob'), wasAsked(storage, 'ad')]).toEqual([true, true, false]);
});

test('the lists offer what the specification names, in its order', () => {
  expect(companySectors.join(', ')).toBe(
    'Technology, Finance, Healthcare, Education, Retail, Manufacturing, Services, Other',
  );
  expect(employeeCounts.join(', ')).toBe('Self-employed, 1-10, 11-50, 51-200, 201-500, 501+');
  expect(userRoles.join(', ')).toBe('Marketing, Sales, Product, Engineering, Design, Management, Founder, Other');
});

/** The sentence that is shown for a profile that could not be saved. */
const shown = (error: unknown) => problemSentence(profileProblem(error));

test('a profile that could not be saved is explained by the first refused field, else in the words of the error, else in ours', () => {
  const fields = [
    { loc: ['body', 'role'], msg: 'This role is not known' },
    { loc: ['body', 'company_email'], msg: 'Not an address' },
  ];
  expect(shown(new ApiError(422, { detail: fields, message: 'other' }))).toBe('This role is not known');
  expect(shown(new ApiError(409, { detail: 'Saved elsewhere' }))).toBe('Saved elsewhere');
  expect(shown(new ApiError(400, { message: 'Try later' }))).toBe('Try later');
  expect(shown(new ApiError(500, undefined))).toBe('The server answered with error 500. Please try again.');
  expect(shown(new Error('offline'))).toBe('offline');
  expect(shown(undefined)).toBe('An error occurred while updating your profile');
});

test('the name of a company has at most 200 characters beside the spaces around it', () => {
  expect(checkUserInfo({ ...given, companyName: ` ${'A'.repeat(200)} ` }).ok).toBe(true);
  expect(refusalOf({ ...given, companyName: 'A'.repeat(201) })).toEqual({
    field: 'companyName',
    message: 'Company name must have at most 200 characters',
  });
});

test.each([
  [{ companySector: 'Fishing' }, 'companySector', 'Company sector is required'],
  [{ employeeCount: '12' }, 'employeeCount', 'Number of employees is required'],
  [{ userRole: 'Pilot' }, 'userRole', 'Your role is required'],
] as const)('%o is in none of the lists', (change, field, message) => {
  expect(refusalOf({ ...given, ...change })).toEqual({ field, message });
});
