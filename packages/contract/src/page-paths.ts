/**
 * The addresses of the web app's pages, with `{name}` for what stands for many: the server answers any other with 404. The app's router
 * has its own list, made from its files; a test of the app holds the two against each other.
 */
export const pagePaths: readonly `/${string}`[] = [
  '/',
  '/account',
  '/admin/processes',
  '/admin/processes/{message_id}',
  '/confirm-email',
  '/dashboard',
  '/editor',
  '/preview',
  '/preview-redirect',
  '/reset-password',
  '/terminology',
];
