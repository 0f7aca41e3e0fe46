import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { Section } from './section.tsx';

const fonts = [
  { family: 'Brandon Grotesque', file: 'BrandonGrotesque-Medium.woff2' },
  { family: 'Harbour Sign', file: 'harbour_sign.ttf' },
];

const content = (
  <ul className="divide-y divide-line rounded-lg border border-line bg-raised text-sm">
    {fonts.map(({ family, file }) => (
      <li key={family} className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-4 py-3">
        <span className="font-medium">{family}</span>
        <span className="text-muted wrap-anywhere">{file}</span>
      </li>
    ))}
  </ul>
);

const meta = {
  title: 'Layout/Section',
  component: Section,
  parameters: {
    docs: {
      description: {
        component: `
**When to use it**
- A page has several subjects, each with a heading: Profile and Billing of an account.

**When not**
- It is the subject of the whole screen: use Page.
- It has a single field: the label of the field is enough.
`,
      },
    },
    width: 720,
  },
  args: { title: 'Custom fonts', children: content },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  parameters: { width: 420 },
  args: {
    title: 'Custom fonts for posters, packaging and signs in Luxembourgish, Montenegrin and Serbian (latin)',
    description:
      'Kept until you close the tab, at most 20, each in TTF, OTF, WOFF or WOFF2 and not larger than ten megabytes.',
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'גופנים משלך',
    description: 'אפשר לבחור אותם בעורך.',
    children: <p className="text-sm">עדיין לא הועלה גופן.</p>,
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { modes: matrixModes }, width: 1152 },
  render: (args) => (
    <MatrixOf cellWidth={480} axes={{ description: ['', 'Kept until you close the tab, at most 20.'] }}>
      {({ description }) => (
        <Section {...args} title={description ? 'Fonts of this session' : 'Custom fonts'} description={description} />
      )}
    </MatrixOf>
  ),
};
