import { describe, expect, test } from 'vitest';
import { problemOfIssue, problemSentence, problemTexts } from './problems.ts';

test('problems read as the specification has them', () => {
  expect(problemTexts).toMatchObject({
    name_required: 'Name is required',
    surname_required: 'Surname is required',
    email_required: 'Email is required',
    password_required: 'Password is required',
    email_invalid: 'Please enter a valid email address',
    company_name_required: 'Company name is required',
    company_sector_required: 'Company sector is required',
    employee_count_required: 'Number of employees is required',
    role_required: 'Your role is required',
    network: 'Network Error: Please check your internet connection or CORS configuration',
    authentication_required: 'Authentication required to {action}',
    unknown_server_error: 'Unknown server error',
    unknown: 'Unknown error',
    unexpected: 'An unexpected error occurred. Please try again.',
    'unexpected/detail': 'Error: {detail}',
    login_failed: 'An unexpected error occurred',
    login_refused: 'Invalid email or password',
    signup_failed: 'An unexpected error occurred during sign up',
    signup_refused: 'Invalid input data',
    google_failed: 'An unexpected error occurred during Google sign-in',
    google_refused: 'Invalid Google credentials',
    profile_not_saved: 'An error occurred while updating your profile',
    no_file: 'No image file provided',
    no_image_id: 'Image ID is required for processing',
    no_message_id: 'Message ID is required to check processing status',
    upload_failed: 'Failed to upload image. Please try again.',
    'upload_failed/detail': 'Upload failed: {detail}',
    process_failed: 'Failed to process image. Please try again.',
    'process_failed/detail': 'Processing failed: {detail}',
    image_url_missing: 'Image URL is required',
    image_urls_missing: 'URLs array is required',
    no_signed_url: 'No signed URL received',
    signing_failed: 'Failed to get signed URL',
    'signing_failed/detail': 'Failed to get signed URL: {detail}',
    batch_signing_failed: 'Failed to get batch signed URLs',
    'batch_signing_failed/detail': 'Failed to get batch signed URLs: {detail}',
    login_needed: 'Please log in to continue',
    no_image_selected: 'No image selected',
    no_image_to_process: 'No image available for processing',
    preparation_failed: 'Failed to prepare image for processing. Please try uploading the image directly.',
    image_type_unsupported: 'The image type "{type}" is not supported. Please use JPG, PNG, GIF, or WebP.',
    image_not_loaded: 'Failed to load image',
    image_not_fetched: 'Failed to fetch image: {reason}',
    content_type_invalid: 'Invalid content type: {type}',
    original_missing: 'No image URL available',
    original_loading: 'Image loading already in progress',
    original_not_signed: 'Failed to download image: Could not get signed URL',
    original_not_loaded: 'Failed to download image',
    result_loading: 'Image is still loading. Please try again in a moment.',
    image_unavailable: 'Image data not available. Please try reloading the page.',
    image_failed: 'Error loading image: {detail}',
  });
});

const inGerman = (key: string, values: Readonly<Record<string, string | number>>) =>
  ({ too_large: 'Zu groß.', 'too_large/max_megabytes': `Über ${values['max_megabytes']}.` })[key];

describe('the sentence of a problem', () => {
  const detail = { code: 'too_large', parameters: { max_megabytes: 25 }, sentence: 'The file is too large.' };

  test('names its parameters and the limits of the contract', () => {
    expect(problemSentence({ code: 'status', parameters: { status: '502' } })).toBe(
      'The server answered with error 502. Please try again.',
    );
    expect(problemSentence({ code: 'password_too_short' })).toBe('Password must have at least 8 characters');
  });

  test('reports what lies behind it, and has another one where nothing does', () => {
    expect(problemSentence({ code: 'upload_failed', detail })).toBe('Upload failed: The file is too large.');
    expect(problemSentence({ code: 'upload_failed' })).toBe('Failed to upload image. Please try again.');
  });

  test('is in the words of a language by code and parameters, else by the code, else its own', () => {
    const said = (parameters: Record<string, number>) => problemSentence({ ...detail, parameters }, inGerman);
    expect(said({ max_megabytes: 25 })).toBe('Über 25.');
    expect(said({ max_patience: 3 })).toBe('Zu groß.');
    const unknown = { code: 'teapot', sentence: 'The {pot} is for tea.' };
    expect(problemSentence(unknown, inGerman)).toBe('The {pot} is for tea.');
  });

  test('has no words for the name of a property that every object has', () => {
    expect(problemSentence({ code: 'constructor', sentence: 'No room.' })).toBe('No room.');
  });

  test('takes braces of a parameter as they are', () => {
    const nested = { code: 'other', sentence: 'No {file}.' };
    expect(problemSentence({ code: 'upload_failed', detail: nested })).toBe('Upload failed: No {file}.');
  });
});

test('what a schema refuses is a code of ours, or a sentence of the library', () => {
  expect(problemOfIssue({ message: 'email_required' })).toEqual({
    code: 'email_required',
    sentence: 'Email is required',
  });
  expect(problemOfIssue({ message: 'Too big' })).toEqual({ code: 'other', sentence: 'Too big' });
});
