import { Tabs } from '@palimpsest/ui';

export function PosterTabs() {
  return (
    <Tabs.Root defaultValue="texts">
      <Tabs.List aria-label="Poster">
        <Tabs.Trigger value="texts" count={2}>
          Texts
        </Tabs.Trigger>
        <Tabs.Trigger value="versions">Versions</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="texts">Spring fair · 20 March</Tabs.Content>
      <Tabs.Content value="versions">Headline retyped by Inês Duarte</Tabs.Content>
    </Tabs.Root>
  );
}
