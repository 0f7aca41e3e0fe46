import type { Guide } from '../../docs/guide.ts';

export const inspectorGuide: Guide = {
  use: [
    'The properties of a selected object are beside it and are changed one by one, for example in an editor.',
    'Fields inside become 28 px high, with their labels beside them. A number can be dragged by its label.',
  ],
  avoid: [
    'It is a form that is submitted at the end: use the fields in a form.',
    'The properties are those of a text: use TypographyPanel.',
  ],
  anatomy: `<Inspector.Root aria-label="Text box">
  <Inspector.Section title="Position">
    <Inspector.Grid>
      <NumberField label="X" labelPlacement="inside" value={x} onValueChange={setX} />
      <NumberField label="Y" labelPlacement="inside" value={y} onValueChange={setY} />
    </Inspector.Grid>
    <NumberField label="Rotation" unit="°" value={rotation} onValueChange={setRotation} />
    <Inspector.Row label="Order"><Button size="sm">To front</Button></Inspector.Row>
  </Inspector.Section>
</Inspector.Root>`,
  keyboard: { Tab: 'Moves from field to field.', 'Arrow Up or Arrow Down in a number': 'Steps it; with Shift by ten.' },
  parts: {
    inspector: {},
    'inspector-section': {},
    'inspector-row': {},
    'inspector-grid': {},
  },
};
