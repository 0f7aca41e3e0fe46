import { expect, type Page } from '@playwright/test';

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
