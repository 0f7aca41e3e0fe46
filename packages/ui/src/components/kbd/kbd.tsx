'use client';

import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { useMessages } from '../../messages/context.ts';

/** The spoken names of keys that are drawn as symbols. */
export interface KbdMessages {
  command: string;
  control: string;
  option: string;
  shift: string;
  enter: string;
  backspace: string;
  left: string;
  right: string;
  up: string;
  down: string;
  plus: string;
  minus: string;
}

export const kbdMessages: KbdMessages = {
  command: 'Command',
  control: 'Control',
  option: 'Option',
  shift: 'Shift',
  enter: 'Enter',
  backspace: 'Backspace',
  left: 'Left',
  right: 'Right',
  up: 'Up',
  down: 'Down',
  plus: 'Plus',
  minus: 'Minus',
};

const kbdVariants = /* @__PURE__ */ cva('inline-flex shrink-0 items-center gap-0.5 font-pal-sans', {
  variants: {
    /** The colours: `inherit` takes that of the text around it, for example in a tooltip or a primary button. */
    tone: {
      neutral: 'text-pal-muted [&>kbd]:border-pal-line [&>kbd]:bg-pal-surface',
      inherit: 'text-inherit [&>kbd]:border-current/25',
    },
    /** The height: 18 or 22 px. */
    size: {
      sm: 'text-pal-2xs [&>kbd]:h-4.5 [&>kbd]:min-w-4.5 [&>kbd]:px-1',
      md: 'text-pal-xs [&>kbd]:h-5.5 [&>kbd]:min-w-5.5 [&>kbd]:px-1.5',
    },
  },
  defaultVariants: { tone: 'neutral', size: 'md' },
});

/** The spoken name of a key that is drawn as a symbol. */
const spokenKeys: Readonly<Record<string, keyof KbdMessages>> = {
  '⌘': 'command',
  '⌃': 'control',
  '⌥': 'option',
  '⇧': 'shift',
  '⏎': 'enter',
  '⌫': 'backspace',
  '←': 'left',
  '→': 'right',
  '↑': 'up',
  '↓': 'down',
  '+': 'plus',
  '-': 'minus',
};

export interface KbdProps extends Omit<ComponentProps<'kbd'>, 'children'>, VariantProps<typeof kbdVariants> {
  /** The keys that are pressed together, in the order in which they are shown. Screen readers read the name of a symbol such as ⌘. */
  keys: readonly string[];
  /** Words that replace those of the provider. */
  messages?: Partial<KbdMessages> | undefined;
}

/** A keyboard shortcut, each key in its own box. */
export function Kbd({ keys, tone = 'neutral', size = 'md', messages, className, ...props }: KbdProps) {
  const words = useMessages('kbd', kbdMessages, messages);
  return (
    <kbd
      data-slot="kbd"
      data-tone={tone}
      data-size={size}
      className={cn(kbdVariants({ tone, size }), className)}
      {...props}
    >
      {keys.map((key) => {
        const spoken = spokenKeys[key];
        return (
          <kbd
            key={key}
            data-slot="kbd-key"
            className="inline-flex items-center justify-center rounded-pal-sm border font-pal-sans leading-none font-medium"
          >
            {spoken ? (
              <>
                <span aria-hidden>{key}</span>
                <span className="sr-only">{words[spoken]}</span>
              </>
            ) : (
              key
            )}
          </kbd>
        );
      })}
    </kbd>
  );
}
