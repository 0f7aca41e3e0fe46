/** Whether a page is the staff's: nothing that happens there is recorded. */
export const isStaffPage = (path: string) => path === '/admin' || path.startsWith('/admin/');
