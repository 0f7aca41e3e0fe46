import { AppShell, HeaderBar, Page, SideBar, SideBarItem } from '@palimpsest/ui';

export function Studio() {
  return (
    <AppShell
      sideBar={
        <SideBar>
          <SideBarItem label="Posters" active>
            ▦
          </SideBarItem>
          <SideBarItem label="Glossary">☰</SideBarItem>
        </SideBar>
      }
      header={<HeaderBar credits="5 credits" />}
    >
      <Page title="Posters">Spring fair, Lyon</Page>
    </AppShell>
  );
}
