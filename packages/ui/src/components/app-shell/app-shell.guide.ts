import type { Guide } from '../../docs/guide.ts';

export const appShellGuide: Guide = {
  use: ['Every screen behind the login: the bars stay, the screen between them scrolls on its own.'],
  avoid: [
    'The landing page, and any page with a title and text: use Page.',
    'The parts of one screen: put Page, Section or EditorLayout inside.',
  ],
  anatomy: `<AppShell
  sideBar={<SideBar>…</SideBar>}
  header={<HeaderBar credits="5 credits" />}
>
  <Page title="Recent Localizations">…</Page>
</AppShell>`,
  keyboard: { Tab: 'Moves through the side bar, the header, then the screen.' },
  parts: {
    'app-shell': {},
    'app-shell-content': {},
    'app-shell-main': {},
  },
};
