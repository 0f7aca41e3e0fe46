import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { Button, EmptyState, ErrorState } from '../index.ts';
import { screenModes } from '../testing/modes.ts';
import { Shell } from './shell.tsx';

const meta = {
  title: 'Screens/States',
  parameters: { fill: true, chromatic: { modes: screenModes } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const stay = () => undefined;

function InTheMiddle({ children }: { children: ReactNode }) {
  return (
    <Shell>
      <div className="grid min-h-full place-items-center p-6">{children}</div>
    </Shell>
  );
}

/** A page that does not exist: the frame stays, so every place is one press away. */
export const NotFound: Story = {
  render: () => (
    <InTheMiddle>
      <EmptyState
        size="lg"
        headingLevel={1}
        title="This page does not exist"
        description="The image may have been deleted, or the address is not complete."
        action={
          <Button asChild variant="primary">
            <a href="#dashboard">Go to your images</a>
          </Button>
        }
      />
    </InTheMiddle>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('does not exist');
  },
};

/** The screen crashed; the frame and the other screens did not. */
export const Crashed: Story = {
  render: () => (
    <InTheMiddle>
      <ErrorState
        size="lg"
        headingLevel={1}
        title="The editor stopped working"
        description="Your last change was saved at 14:02. Load the page again to go on from there."
        onRetry={stay}
      />
    </InTheMiddle>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Your last change was saved at 14:02.');
  },
};
