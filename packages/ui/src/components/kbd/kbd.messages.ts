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
