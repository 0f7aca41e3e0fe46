import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { posterUrl } from '../../testing/poster.ts';
import { Button } from '../button/button.tsx';
import { Page, type PageProps } from './page.tsx';

const content = (
  <>
    <h2 className="mb-3 text-base font-semibold">This week</h2>
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
      {['Spring sale', 'Opening hours', 'Skin care', 'Night market'].map((poster) => (
        <li key={poster} className="overflow-hidden rounded-lg border border-line bg-raised">
          <img src={posterUrl} alt="" width={240} height={300} className="h-28 w-full object-cover" />
          <p className="px-3 py-2 text-xs font-medium">{poster}</p>
        </li>
      ))}
    </ul>
  </>
);

const meta = {
  title: 'Layout/Page',
  component: Page,
  parameters: {
    docs: {
      description: {
        component: `
**When to use it**
- A screen with one subject and one heading: a list, a form, an account.

**When not**
- The screen is a tool that fills the window: use EditorLayout.
- It is a part of a screen: use one Section per subject.
`,
      },
    },
    fill: true,
  },
  args: { title: 'Recent Localizations', children: content },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithActions: Story = {
  args: {
    description: 'Everything you have translated, newest first.',
    actions: (
      <>
        <Button>Filter</Button>
        <Button variant="primary" icon={<Plus aria-hidden />}>
          New image
        </Button>
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    title: 'Posters, packaging and signs for the spring campaign in Luxembourgish, Montenegrin and Serbian (latin)',
    description:
      'Everything that was translated for the shops between the river and the old town, newest first, with what failed at the end.',
    actions: <Button>Filter</Button>,
  },
};

const headers: Record<string, Partial<PageProps>> = {
  'title only': {},
  description: { description: 'Everything you have translated, newest first.' },
  actions: { actions: <Button>Filter</Button> },
  'description and actions': {
    description: 'Everything you have translated, newest first.',
    actions: (
      <>
        <Button>Filter</Button>
        <Button variant="primary">New image</Button>
      </>
    ),
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'أحدث الترجمات',
    description: 'كل ما ترجمته، الأحدث أولاً.',
    actions: <Button icon={<Plus aria-hidden />}>صورة جديدة</Button>,
    children: <p className="text-sm">لا توجد ترجمات بعد.</p>,
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { modes: matrixModes } },
  render: (args) => (
    <div className="p-6">
      <MatrixOf cellWidth={880} axes={{ header: Object.keys(headers) }}>
        {({ header }) => (
          <div className="rounded-lg border border-line">
            <Page {...args} {...headers[header]} />
          </div>
        )}
      </MatrixOf>
    </div>
  ),
};
