import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  Banner,
  Button,
  EmptyState,
  ErrorState,
  ImageCard,
  ImageCardSkeleton,
  Page,
  Pagination,
  SegmentedControl,
  StatusBar,
} from '../index.ts';
import { Plus } from '../icons/icons.ts';
import { screenModes } from '../testing/modes.ts';
import { posters } from './posters.ts';
import { Shell } from './shell.tsx';

const meta = {
  title: 'Screens/Dashboard',
  parameters: { fill: true, chromatic: { modes: screenModes } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const stay = () => undefined;
const grid = 'grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-6';

const images = [
  {
    name: 'carta-verano-2026.png',
    src: posters.menu,
    route: 'Spanish to English',
    when: '12 minutes ago',
    state: 'working',
  },
  {
    name: 'serum-kampagne-a3.png',
    src: posters.skincare,
    route: 'German to French',
    when: 'Today, 09:14',
    state: 'done',
  },
  {
    name: 'foire-automne-affiche.jpg',
    src: posters.fair,
    route: 'French to Italian',
    when: 'Yesterday, 17:40',
    state: 'failed',
  },
  {
    name: 'luz-e-sal-convite.png',
    src: posters.museum,
    route: 'Portuguese to English',
    when: '18 November',
    state: 'done',
  },
  {
    name: 'serum-kampagne-story.png',
    src: posters.skincare,
    route: 'German to Dutch',
    when: '17 November',
    state: 'done',
  },
  { name: 'foire-automne-plan.png', src: posters.fair, route: 'French to German', when: '17 November', state: 'done' },
] as const;

const statuses = {
  working: <StatusBar tone="progress" label="Translating 14 of 31 texts..." progress={0.45} />,
  done: <StatusBar tone="success" label="Completed" />,
  failed: <StatusBar tone="danger" label="Failed" />,
};

function Header() {
  return (
    <>
      <SegmentedControl
        label="Show"
        options={[
          { value: 'all', label: 'All' },
          { value: 'working', label: 'In progress' },
          { value: 'failed', label: 'Failed' },
        ]}
        value="all"
        onValueChange={stay}
      />
      <Button variant="primary" icon={<Plus />}>
        New image
      </Button>
    </>
  );
}

const page = { title: 'Your images', description: 'Everything that you have translated, newest first.' };

/** Cards of one height: work in progress, done, and failed with the reason and a way on. */
export const Dashboard: Story = {
  render: () => (
    <Shell place="dashboard">
      <Page {...page} actions={<Header />}>
        <ul className={grid}>
          {images.map(({ name, src, route, when, state }) => (
            <li key={name}>
              <ImageCard
                className="h-full"
                src={src}
                alt={`${name}, ${route}`}
                title={name}
                status={statuses[state]}
                caption={`${route} · ${when}`}
                {...(state === 'failed'
                  ? { problem: 'No text was found. Your credit was given back.', onRetry: stay }
                  : {})}
                {...(state === 'done' ? { onOpen: stay } : {})}
              />
            </li>
          ))}
        </ul>
        <Pagination className="mt-8" page={1} pageSize={6} total={23} onPageChange={stay} />
      </Page>
    </Shell>
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(screen.getByRole('heading', { level: 1, name: 'Your images' })).toBeVisible();
    await expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(images.length);
    await expect(screen.getByRole('button', { name: /try again|retry/i })).toBeVisible();
  },
};

/** The first visit: what to do is shown in place of the cards. */
export const DashboardEmpty: Story = {
  render: () => (
    <Shell place="dashboard" credits="5 credits" warning="You're in trial mode.">
      <Page {...page}>
        <EmptyState
          size="lg"
          headingLevel={2}
          title="No images yet"
          description="Upload a poster, a menu or a sign. The text is translated, and the picture around it stays as it is."
          action={
            <Button variant="primary" icon={<Plus />}>
              Upload an image
            </Button>
          }
        />
      </Page>
    </Shell>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2, name: 'No images yet' })).toBeVisible();
  },
};

/** While the list is fetched, cards keep the place of cards. */
export const DashboardLoading: Story = {
  render: () => (
    <Shell place="dashboard">
      <Page {...page} actions={<Header />}>
        <output className="sr-only">Fetching your images...</output>
        <ul className={grid} aria-hidden>
          {images.map(({ name }) => (
            <li key={name}>
              <ImageCardSkeleton />
            </li>
          ))}
        </ul>
      </Page>
    </Shell>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Fetching your images...');
  },
};

/** The list could not be fetched; what is known about the account is still shown. */
export const DashboardFailed: Story = {
  render: () => (
    <Shell place="dashboard">
      <Page {...page} actions={<Header />}>
        <Banner tone="warning" className="mb-6">
          Images that are being translated go on while you are offline.
        </Banner>
        <ErrorState
          title="Your images could not be fetched"
          description="The server did not answer. Check your connection, then try again."
          onRetry={stay}
        />
      </Page>
    </Shell>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('The server did not answer.');
  },
};
