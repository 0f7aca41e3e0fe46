import { Kbd } from '@palimpsest/ui';

export function UndoKeys() {
  return (
    <p>
      Undo the last change of the menu: <Kbd keys={['Ctrl', 'Z']} />
    </p>
  );
}
