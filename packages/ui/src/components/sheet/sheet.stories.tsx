import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { sheetGuide } from './sheet.guide.ts';
import * as Sheet from './sheet.parts.ts';
import type { SheetContentProps } from './sheet.tsx';

const filters = (
  <>
    <TextField label="Poster" placeholder="Spring fair" />
    <TextField label="Target language" placeholder="Every language" />
  </>
);

const meta = {
  title: 'Overlays/Sheet',
  component: Sheet.Content,
  subcomponents: Sheet,
  parameters: { guide: sheetGuide },
  args: { children: filters },
  render: ({ children, ...args }) => (
    <Sheet.Root open>
      <Sheet.Trigger asChild>
        <Button>Filters</Button>
      </Sheet.Trigger>
      <Sheet.Content {...args}>
        <Sheet.Title>Filters</Sheet.Title>
        <Sheet.Description>Which posters the list shows.</Sheet.Description>
        <Sheet.Body>{children}</Sheet.Body>
        <Sheet.Footer>
          <Sheet.Close asChild>
            <Button>Reset</Button>
          </Sheet.Close>
          <Button variant="primary">Show 12 posters</Button>
        </Sheet.Footer>
        <Sheet.Close />
      </Sheet.Content>
    </Sheet.Root>
  ),
} satisfies Meta<typeof Sheet.Content>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeVisible();
  },
};

export const Playground: Story = { args: { side: 'end', busy: false } };
export const AtTheEnd: Story = { args: { side: 'end' } };
export const AtTheStart: Story = { args: { side: 'start' } };

export const ContentScrolls: Story = {
  render: () => (
    <Sheet.Root open>
      <Sheet.Content>
        <Sheet.Title>Terms of the print shop</Sheet.Title>
        <Sheet.Body tabIndex={0}>
          {Array.from({ length: 44 }, (_, line) => (
            <p key={line} className="text-muted">
              {line + 1}. Proofs are delivered within two working days of the order.
            </p>
          ))}
        </Sheet.Body>
        <Sheet.Footer>
          <Button variant="primary">Accept</Button>
        </Sheet.Footer>
        <Sheet.Close />
      </Sheet.Content>
    </Sheet.Root>
  ),
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    const body = sheet.querySelector('[data-slot=sheet-body]') as HTMLElement;
    await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
    await expect(screen.getByRole('button', { name: 'Accept' })).toBeVisible();
    await expect(sheet.scrollHeight).toBe(sheet.clientHeight);
  },
};

const onOpenChange = fn();

export const Busy: Story = {
  args: { busy: true },
  render: ({ children, ...args }) => (
    <Sheet.Root open onOpenChange={onOpenChange}>
      <Sheet.Content {...args}>
        <Sheet.Title>Filters</Sheet.Title>
        <Sheet.Body>{children}</Sheet.Body>
        <Sheet.Close />
      </Sheet.Content>
    </Sheet.Root>
  ),
  play: async () => {
    onOpenChange.mockClear();
    await expect(await screen.findByRole('dialog')).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    await expect(onOpenChange).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Sheet.Root open>
      <Sheet.Content>
        <Sheet.Title>عوامل التصفية</Sheet.Title>
        <Sheet.Description>الملصقات التي تظهر في القائمة.</Sheet.Description>
        <Sheet.Body>
          <TextField label="الملصق" defaultValue="معرض الربيع" />
        </Sheet.Body>
        <Sheet.Close label="إغلاق" />
      </Sheet.Content>
    </Sheet.Root>
  ),
};

export const EscapeRestoresFocus: Story = {
  parameters: { picture: false },
  render: ({ children, ...args }) => (
    <Sheet.Root>
      <Sheet.Trigger asChild>
        <Button>Filters</Button>
      </Sheet.Trigger>
      <Sheet.Content {...args}>
        <Sheet.Title>Filters</Sheet.Title>
        <Sheet.Body>{children}</Sheet.Body>
        <Sheet.Close />
      </Sheet.Content>
    </Sheet.Root>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(within(sheet).getByLabelText('Poster')).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(within(sheet).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Filters' })).toHaveFocus());
  },
};

function Framed({ lines, ...props }: SheetContentProps & { lines: string }) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const long = lines === 'long';
  return (
    <div ref={setFrame} className="h-110 w-full translate-y-0 overflow-hidden rounded-lg">
      {frame ? (
        <Sheet.Root open>
          <Sheet.Content {...props} container={frame} onOpenAutoFocus={(event) => event.preventDefault()}>
            <Sheet.Title>{long ? 'Übersetzungseinstellungen für alle ausgewählten Plakate' : 'Filters'}</Sheet.Title>
            <Sheet.Description>
              {long ? 'Frühlingsfest, Nachtmarkt und Hafenkonzert' : 'Which posters the list shows.'}
            </Sheet.Description>
            <Sheet.Body>{filters}</Sheet.Body>
            <Sheet.Footer>
              <Button>Reset</Button>
              <Button variant="primary">Show 12 posters</Button>
            </Sheet.Footer>
            <Sheet.Close />
          </Sheet.Content>
        </Sheet.Root>
      ) : null}
    </div>
  );
}

/** The portal and the scrim as parts: here the scrim blurs the page. */
export const PortalAndOverlay: Story = {
  parameters: { picture: false },
  render: () => (
    <Sheet.Root defaultOpen>
      <Sheet.Portal>
        <Sheet.Overlay className="bg-ink/10 backdrop-blur-sm">
          <Sheet.Content>
            <Sheet.Title>Rename this poster</Sheet.Title>
            <Sheet.Description>The page behind is blurred in place of the dark scrim.</Sheet.Description>
            <Sheet.Body>
              <TextField label="Name" defaultValue="Spring menu" />
            </Sheet.Body>
            <Sheet.Close />
          </Sheet.Content>
        </Sheet.Overlay>
      </Sheet.Portal>
    </Sheet.Root>
  ),
  play: async () => {
    await screen.findByRole('dialog');
    await expect(document.querySelectorAll('[data-slot=sheet-overlay]')).toHaveLength(1);
    await expect(document.querySelectorAll('[data-slot=sheet-content]')).toHaveLength(1);
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { modes: matrixModes } },
  render: ({ children: _children, ...args }) => (
    <MatrixOf axes={{ side: ['end', 'start'], lines: ['short', 'long'] }} cellWidth={540}>
      {({ side, lines }) => <Framed {...args} side={side} lines={lines} />}
    </MatrixOf>
  ),
};
