import { maxNameLength, maxPasswordLength, minPasswordLength } from './limits.ts';

/** Non-space, @, non-space, dot, non-space: the check that the log-in form and the server share. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const authMessages = {
  nameRequired: 'Name is required',
  surnameRequired: 'Surname is required',
  emailRequired: 'Email is required',
  passwordRequired: 'Password is required',
  emailInvalid: 'Please enter a valid email address',
  nameTooLong: `Name must have at most ${maxNameLength} characters`,
  surnameTooLong: `Surname must have at most ${maxNameLength} characters`,
  passwordTooShort: `Password must have at least ${minPasswordLength} characters`,
  passwordTooLong: `Password must have at most ${maxPasswordLength} characters`,
  passwordWrong: 'This is not your current password',
  /** The server knows the list. */
  passwordCommon: 'This password is one of the most used ones. Please choose another',
  passwordOfProduct: 'This password is made of words of this product. Please choose another',
} as const;
