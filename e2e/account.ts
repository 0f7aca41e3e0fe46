import { expect, type Page } from '@playwright/test';

export interface Person {
  name: string;
  surname: string;
  email: string;
  password: string;
}

export const ada: Person = { name: 'Ada', surname: 'Byron', email: 'ada@example.org', password: 'engine-no-2' };

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
