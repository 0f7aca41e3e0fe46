import { expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';

export interface Person {
  name: string;
  surname: string;
  email: string;
  password: string;
}

export const ada: Person = { name: 'Ada', surname: 'Byron', email: 'ada@example.org', password: 'engine-no-2' };

/** Answers what is asked once of whoever has not said where they work. */
export async function answerUserInfo(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'More about you' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Company name is required');
  await dialog.getByLabel('Company name').fill('Alba Botanica');
  for (const [label, answer] of [
    ['Company sector', 'Retail'],
    ['Number of employees', '11-50'],
    ['Your role', 'Design'],
  ] as const) {
    await dialog.getByLabel(label).click();
    await page.getByRole('option', { name: answer, exact: true }).click();
  }
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

/** Signs up in the modal, which then asks to log in, and logs in. */
export async function signUpAndIn(page: Page, person: Person): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Welcome to Palimpsest' });
  await dialog.getByLabel('Name', { exact: true }).fill(person.name);
  await dialog.getByLabel('Surname').fill(person.surname);
  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
}

/** A session as the web app keeps it in the storage of the browser. */
export type Session = Record<'accessToken' | 'refreshToken' | 'tokenType' | 'authToken' | 'isAuthenticated', string>;

/** Makes an account by the API, answers what is asked once, and logs in. @param url of the product */
export async function signUpByApi(request: APIRequestContext, url: string, person: Person): Promise<Session> {
  const { email, password } = person;
  await request.post(`${url}/v1/auth/signup`, { data: person });
  const login = await request.post(`${url}/v1/auth/login`, { data: { email, password } });
  const tokens = (await login.json()) as Record<'access_token' | 'refresh_token' | 'token_type', string>;
  await request.patch(`${url}/v1/user/profile`, {
    headers: { authorization: `Bearer ${tokens.access_token}` },
    data: { company_name: 'Alba Botanica', company_sector: 'Retail', employee_count: '11-50', role: 'Design' },
  });
  return {
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
    tokenType: tokens.token_type,
    authToken: tokens.access_token,
    isAuthenticated: 'true',
  };
}

/** Puts a session into the storage of the browser, once: what the web app makes of it stays. @param url of the product */
export async function keepSession(context: BrowserContext, url: string, session: Session): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, session);
  await page.close();
}

/** Lets every page of a browser begin with a session, also after it was ended. */
export async function beginWith(pages: Pick<BrowserContext, 'addInitScript'>, session: Session): Promise<void> {
  await pages.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, session);
}
