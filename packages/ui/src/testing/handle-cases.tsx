import type { ReactNode } from 'react';
import { Dialog, DropdownMenu, Popover, type OpenChangeDetails, type OpenHandle } from '../index.ts';

export interface Poster {
  title: string;
}

/** What the root in a case gets, beside its handle. */
export interface RootProps {
  handle: OpenHandle<Poster>;
  open?: boolean;
  defaultOpen?: boolean;
  triggerId?: string | null;
  defaultTriggerId?: string;
  onOpenChange?: (open: boolean, details: OpenChangeDetails) => void;
}

const lyon = { title: 'Lyon' };
const porto = { title: 'Porto' };
const titleOf = (payload: Poster | undefined) => payload?.title ?? 'none';

/** Each overlay with a handle: its triggers First ("Lyon", with a handler of the caller) and Second ("Porto", with the id `second`), and its root, which shows the title. */
export const handleCases: [
  name: string,
  Triggers: (handle: OpenHandle<Poster>, onClick?: () => void) => ReactNode,
  Root: (props: RootProps) => ReactNode,
][] = [
  [
    'Dialog',
    (handle, onClick) => (
      <>
        <Dialog.Trigger {...{ handle, onClick }} payload={lyon}>
          First
        </Dialog.Trigger>
        <Dialog.Trigger {...{ handle }} id="second" payload={porto}>
          Second
        </Dialog.Trigger>
      </>
    ),
    (props) => (
      <Dialog.Root {...props}>
        {({ payload }) => (
          <Dialog.Content aria-describedby={undefined}>
            <Dialog.Title>{titleOf(payload)}</Dialog.Title>
          </Dialog.Content>
        )}
      </Dialog.Root>
    ),
  ],
  [
    'Popover',
    (handle, onClick) => (
      <>
        <Popover.Trigger {...{ handle, onClick }} payload={lyon}>
          First
        </Popover.Trigger>
        <Popover.Trigger {...{ handle }} id="second" payload={porto}>
          Second
        </Popover.Trigger>
      </>
    ),
    (props) => (
      <Popover.Root {...props}>
        {({ payload }) => (
          <Popover.Content>
            <Popover.Title>{titleOf(payload)}</Popover.Title>
          </Popover.Content>
        )}
      </Popover.Root>
    ),
  ],
  [
    'DropdownMenu',
    (handle, onClick) => (
      <>
        <DropdownMenu.Trigger {...{ handle, onClick }} payload={lyon}>
          First
        </DropdownMenu.Trigger>
        <DropdownMenu.Trigger {...{ handle }} id="second" payload={porto}>
          Second
        </DropdownMenu.Trigger>
      </>
    ),
    (props) => (
      <DropdownMenu.Root {...props} modal={false}>
        {({ payload }) => (
          <DropdownMenu.Content align="start">
            <DropdownMenu.Item>{titleOf(payload)}</DropdownMenu.Item>
          </DropdownMenu.Content>
        )}
      </DropdownMenu.Root>
    ),
  ],
];
