import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleUserRound, LayoutGrid, Plus } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Link } from '../link/link.tsx';
import { Logo } from '../logo/logo.tsx';
import { Page } from '../page/page.tsx';
import { AppShell } from './app-shell.tsx';
import { HeaderBar, type HeaderBarProps } from './header-bar.tsx';
import { SideBar, SideBarItem } from './side-bar.tsx';

const bar = (label?: string) => (
  <SideBar
    {...(label ? { messages: { label } } : {})}
    logo={<Logo variant="mark" className="text-2xl" />}
    footer={
      <SideBarItem label="Profile">
        <CircleUserRound aria-hidden strokeWidth={1.75} />
      </SideBarItem>
    }
  >
    <SideBarItem label="Dashboard" active>
      <LayoutGrid aria-hidden strokeWidth={1.75} />
    </SideBarItem>
    <SideBarItem label="New image">
      <Plus aria-hidden strokeWidth={1.75} />
    </SideBarItem>
  </SideBar>
);

const upgrade = (
  <Button variant="primary" size="sm">
    Upgrade
  </Button>
);

const meta = {
  title: 'Layout/AppShell',
  component: AppShell,
  parameters: {
    fill: true,
    docs: {
      description: {
        component: `
**When to use it**
- Every screen behind the login: the bars stay, the screen between them scrolls on its own.

**When not**
- The landing page, and any page with a title and text: use Page.
- The parts of one screen: put Page, Section or EditorLayout inside.

| Key | Effect |
| --- | --- |
| Tab | Moves through the side bar, the header, then the screen. |
`,
      },
    },
  },
  args: {
    sideBar: bar(),
    header: <HeaderBar warning="You're in trial mode." credits="5 credits" action={upgrade} />,
    children: (
      <Page title="Recent Localizations" description="Everything you have translated, newest first.">
        <EmptyState title="No translations found." />
      </Page>
    ),
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ScrollsOnlyTheScreen: Story = {
  args: {
    className: 'h-120',
    children: (
      <Page title="Recent Localizations">
        <ol className="flex flex-col gap-6">
          {Array.from({ length: 24 }, (_, row) => (
            <li key={row}>
              <Link href={`#poster-${row + 1}`}>{`Poster ${row + 1}, English to Spanish`}</Link>
            </li>
          ))}
        </ol>
        {/* A text for screen readers alone is placed within the screen, too. */}
        <output className="sr-only">24 posters</output>
      </Page>
    ),
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement).getByRole('main');
    await expect(screen.scrollHeight).toBeGreaterThan(screen.clientHeight);
    await expect(document.documentElement.scrollHeight).toBe(document.documentElement.clientHeight);
  },
};

const accounts: Record<string, HeaderBarProps> = {
  trial: { warning: "You're in trial mode.", credits: '5 credits', action: upgrade },
  'last credit': { warning: 'You have only 1 credits left', credits: '1 credit' },
  unlimited: {},
};

/** A page has one banner and one main part; here the frame of a page is shown three times. */
const oncePerPage = ['landmark-no-duplicate-main', 'landmark-no-duplicate-banner', 'landmark-unique'];

export const Matrix: Story = {
  parameters: {
    fill: false,
    width: 1200,
    chromatic: { modes: matrixModes },
    a11y: { config: { rules: oncePerPage.map((id) => ({ id, enabled: false })) } },
  },
  render: () => (
    <MatrixOf axes={{ account: Object.keys(accounts) }} cellWidth={1100}>
      {({ account }) => (
        <AppShell
          className="h-100 overflow-hidden rounded-lg border border-line"
          sideBar={bar(`Main, ${account}`)}
          header={<HeaderBar {...accounts[account]} />}
        >
          <EmptyState title="No translations found." />
        </AppShell>
      )}
    </MatrixOf>
  ),
};
