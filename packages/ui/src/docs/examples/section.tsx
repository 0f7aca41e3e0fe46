import { Button, Section } from '@palimpsest/ui';

export function HouseFonts() {
  return (
    <Section title="Fonts of the house" level={2} actions={<Button size="sm">Upload</Button>}>
      <p>Olympe Sans, Olympe Serif</p>
    </Section>
  );
}
