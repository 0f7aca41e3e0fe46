import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import type { NumberField } from './number-field.tsx';
import { inputOf, drag, expectOneCall, release } from './number-field.stories.fixture.ts';
import base from './number-field.stories.tsx';

const meta = {
  ...base,
  title: 'Fields/NumberField/Interactions',
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SteppedByKeys: Story = {
  parameters: { picture: false },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp>3/}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
    await expect(args.onValueCommit).toHaveBeenCalledOnce();
    await expect(args.onValueCommit).toHaveBeenCalledWith(243);
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(inputOf(canvasElement)).toHaveValue('233');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(233);
  },
};

export const StopsAtTheEnds: Story = {
  parameters: { picture: false },
  args: { defaultValue: 3998 },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp>5/}');
    await expect(inputOf(canvasElement)).toHaveValue('4000');
  },
};

export const AppliedOnEnter: Story = {
  parameters: { picture: false },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('320,456 px');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expectOneCall(args.onValueChange, 320.456);
    await expectOneCall(args.onValueCommit, 320.456);
    await expect(inputOf(canvasElement)).toHaveValue('320.46');
  },
};

export const AppliedOnLeaving: Story = {
  parameters: { picture: false },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('9999');
    await userEvent.tab();
    await expectOneCall(args.onValueCommit, 4000);
    await expect(inputOf(canvasElement)).toHaveValue('4000');
  },
};

export const InvalidTextIsDropped: Story = {
  parameters: { picture: false },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('wide{Enter}');
    await expect(inputOf(canvasElement)).toHaveValue('240');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const EscapeRestoresTheNumber: Story = {
  parameters: { picture: false },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('12{Escape}');
    await expect(inputOf(canvasElement)).toHaveValue('240');
    await userEvent.tab();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Alt makes a small step, Shift a large one. */
export const SmallAndLargeSteps: Story = {
  parameters: { picture: false },
  args: { smallStep: 0.5, largeStep: 20 },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(inputOf(canvasElement)).toHaveValue('240.5');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(inputOf(canvasElement)).toHaveValue('220.5');
  },
};

/** `allowWheelScrub`: the wheel changes the number while the input has the focus. */
export const TurnedByTheWheel: Story = {
  parameters: { picture: false },
  args: { allowWheelScrub: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await fireEvent.wheel(inputOf(canvasElement), { deltaY: -100 });
    await expect(inputOf(canvasElement)).toHaveValue('241');
    await expectOneCall(args.onValueCommit, 241);
  },
};

export const Scrubbing: Story = {
  play: async ({ args, canvasElement }) => {
    await drag(within(canvasElement).getByText('Width'), [20, 40]);
    await expect(inputOf(canvasElement)).toHaveValue('250');
    await expect(args.onValueCommit).not.toHaveBeenCalled();
  },
};

export const DraggedByItsName: Story = {
  parameters: { picture: false },
  play: async ({ args, canvasElement }) => {
    const name = within(canvasElement).getByText('Width');
    await drag(name, [20, 40, -8]);
    await release(name);
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
    await expectOneCall(args.onValueCommit, 238);
    await expect(inputOf(canvasElement)).not.toHaveFocus();
  },
};

export const DraggedByItsUnit: Story = {
  parameters: { picture: false },
  play: async ({ args, canvasElement }) => {
    const unit = within(canvasElement).getByText('px');
    await drag(unit, [8], { shiftKey: true });
    await release(unit);
    await expectOneCall(args.onValueCommit, 260);
  },
};

export const DraggedFromRightToLeft: Story = {
  parameters: { picture: false },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvasElement }) => {
    const name = within(canvasElement).getByText('Width');
    await drag(name, [-40]);
    await release(name);
    await expectOneCall(args.onValueCommit, 250);
  },
};

export const ClickOnItsNameOrUnitFocuses: Story = {
  parameters: { picture: false },
  play: async ({ args, canvasElement }) => {
    for (const part of ['Width', 'px']) {
      const target = within(canvasElement).getByText(part);
      await drag(target, [2]);
      await release(target);
      await expect(inputOf(canvasElement)).toHaveFocus();
      inputOf(canvasElement).blur();
    }
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const CancelledDragChangesNothing: Story = {
  parameters: { picture: false },
  play: async ({ args, canvasElement }) => {
    const name = within(canvasElement).getByText('Width');
    await drag(name, [40]);
    await fireEvent.pointerCancel(name, { pointerId: 1 });
    await expect(inputOf(canvasElement)).toHaveValue('240');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(240);
    await expect(args.onValueCommit).not.toHaveBeenCalled();
  },
};
