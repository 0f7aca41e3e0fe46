import { type Profile } from '@palimpsest/contract';
import { expect, test } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { checkUserInfo, lacksUserInfo, noUserInfo, rememberAsked, wasAsked } from './user-info.ts';

const given = {
  companyName: ' Alba Botanica ',
  companySector: 'Retail',
  employeeCount: '11-50',
  userRole: 'Design',
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
  expect(checkUserInfo({ ...noUserInfo, ...info })).toEqual({ ok: false, field, message });
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
