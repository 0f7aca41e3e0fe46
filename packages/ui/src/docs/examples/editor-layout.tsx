import { EditorLayout } from '@palimpsest/ui';

export function MenuEditor() {
  return (
    <EditorLayout main={<p className="p-4">The menu of Nordlys Kaffe</p>} side={<p className="p-4">Text style</p>} />
  );
}
