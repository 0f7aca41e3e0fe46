export interface SideBarMessages {
  /** The accessible name of the bar. Required if a page has more than one navigation. */
  label: string;
}

export const sideBarMessages: SideBarMessages = { label: 'Main' };
