'use client';

import * as RadixPopover from '@radix-ui/react-popover';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { ChevronsUpDown } from 'lucide-react';
import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { cn } from '../../lib/cn.ts';
import { useOpenState } from '../../lib/open-state.tsx';
import { FieldContext, useFieldControl, useFieldSize, type FieldSize } from '../form-field/field-context.ts';
import { controlVariants, triggerVariants } from '../form-field/control.variants.ts';
import { divideFieldProps, FormField, type FieldProps } from '../form-field/form-field.tsx';
import { FieldPanel } from '../popover/field-panel.tsx';

/** The props of every field that selects a value from a list with a search box. */
export interface PickerProps
  extends
    FieldProps,
    Omit<ComponentProps<'button'>, 'slot' | 'value' | 'defaultValue' | 'type' | 'name' | 'form' | 'children'> {
  /** The selected value (controlled). An empty string shows the placeholder. */
  value?: string | undefined;
  /** The selected value initially (uncontrolled). @default '' */
  defaultValue?: string | undefined;
  /** Called with the selected value. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The placeholder, shown while nothing is selected. @default the message `placeholder` */
  placeholder?: string | undefined;
  /** The height of the button: 28, 30, 36 or 44 px. @default 'md', or the size of the container around it */
  size?: FieldSize | null | undefined;
  /** Goes to the field; `ref` and all other props go to the button that opens the list. */
  className?: string | undefined;
}

interface PickerState {
  /** The selected value; an empty string if nothing is selected. */
  value: string;
  /** Selects a value and closes the list. */
  choose(this: void, value: string): void;
  /** Whether the list is open. It stays mounted for its closing animation. */
  open: boolean;
}

const PickerContext = /* @__PURE__ */ createContext<PickerState>({ value: '', choose: () => undefined, open: false });

/** The state of the picker around the content of its panel. */
export const usePicker = (): PickerState => use(PickerContext);

interface OwnPickerProps extends PickerProps {
  /** The `data-slot` of the field, and the prefix of those of its parts. */
  slot: string;
  /** The text of the button for the selected value; undefined shows the placeholder. */
  renderValue: (value: string) => ReactNode;
  /** The classes of the panel. */
  panelClassName: string;
  /** The content of the panel: the search box and the list. */
  children: ReactNode;
}

/** A field with a button that opens a panel, in which users search for a value. */
export function Picker({
  slot,
  renderValue,
  panelClassName,
  value: givenValue,
  defaultValue = '',
  onValueChange,
  placeholder,
  size,
  children,
  ...props
}: OwnPickerProps) {
  const [frame, trigger] = divideFieldProps(props);
  const [value, setValue] = useControllableState<string>({
    ...(givenValue === undefined ? {} : { prop: givenValue }),
    defaultProp: defaultValue,
    onChange: (next) => onValueChange?.(next),
  });
  const { root, openings } = useOpenState({});
  const choose = (next: string) => {
    setValue(next);
    root.onOpenChange(false);
  };
  return (
    <PickerContext value={{ value, choose, open: root.open }}>
      <RadixPopover.Root {...root}>
        <FormField data-slot={slot} {...frame} size={size}>
          <PickerTrigger
            slot={slot}
            display={value === '' ? undefined : renderValue(value)}
            {...{ placeholder, size }}
            {...trigger}
          />
          <PickerPanel {...{ slot, openings }} className={panelClassName}>
            {children}
          </PickerPanel>
        </FormField>
      </RadixPopover.Root>
    </PickerContext>
  );
}

interface PickerTriggerProps extends Omit<ComponentProps<'button'>, 'value'> {
  slot: string;
  /** The selection, or undefined while nothing is selected. */
  display: ReactNode;
  placeholder: string | undefined;
  size: FieldSize | null | undefined;
}

/** The button that opens the list and shows the selection. Its name is the label and the selection. */
function PickerTrigger({ slot, display, placeholder, size: givenSize, ...given }: PickerTriggerProps) {
  const size = useFieldSize(givenSize);
  const field = use(FieldContext);
  const valueId = `${field?.controlId ?? ''}-value`;
  // ARIA does not allow `aria-invalid` and `required` on a button: the error describes it instead.
  const {
    required: _required,
    'aria-invalid': invalid,
    ...props
  } = useFieldControl<typeof given & { required?: boolean }>(given);
  return (
    <RadixPopover.Trigger
      data-slot={`${slot}-trigger`}
      data-size={size}
      data-placeholder={display ? undefined : ''}
      aria-labelledby={`${field?.labelId ?? ''} ${valueId}`}
      className={cn(
        controlVariants({ size }),
        triggerVariants({ size }),
        'data-invalid:border-pal-danger data-invalid:focus-visible:ring-pal-danger/18',
      )}
      {...props}
      data-invalid={invalid ? '' : undefined}
    >
      <span id={valueId} data-slot={`${slot}-value`} className={cn('truncate', !display && 'text-pal-faint')}>
        {display ?? placeholder}
      </span>
      <ChevronsUpDown
        aria-hidden
        className={cn('ms-auto shrink-0 text-pal-faint', size === 'xs' ? 'size-3.5' : 'size-4')}
      />
    </RadixPopover.Trigger>
  );
}

interface PickerPanelProps {
  slot: string;
  /** How often the list was opened. */
  openings: number;
  className: string;
  children: ReactNode;
}

/** The panel below or above the button. */
function PickerPanel({ slot, openings, className, children }: PickerPanelProps) {
  return (
    <FieldPanel
      openings={openings}
      data-slot={`${slot}-content`}
      aria-labelledby={use(FieldContext)?.labelId}
      sideOffset={4}
      className={cn('overflow-hidden p-0', className)}
    >
      {children}
    </FieldPanel>
  );
}

/**
 * The search text of a picker, held by the caller or by the picker. It is cleared when the list closes.
 * @returns the text; the text that filters the list, which stays the same while the list fades out; and a function that sets the text
 */
export function useSearchText(
  given: string | undefined,
  onChange: ((text: string) => void) | undefined,
): [text: string, shown: string, setText: (text: string) => void] {
  const { open } = usePicker();
  const [own, setOwn] = useState('');
  const text = given ?? own;
  const [shown, setShown] = useState(text);
  if (open && shown !== text) setShown(text);
  const setText = (next: string) => {
    if (next === text) return;
    onChange?.(next);
    setOwn(next);
  };
  const wasOpen = useRef(open);
  const clear = useEffectEvent(() => setText(''));
  useEffect(() => {
    if (wasOpen.current && !open) clear();
    wasOpen.current = open;
  }, [open]);
  return [text, open ? text : shown, setText];
}
