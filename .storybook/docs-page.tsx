import {
  Canvas,
  Controls,
  Description,
  Markdown,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { Guide, PartAttributes } from '../packages/ui/src/docs/guide.ts';
import { KeyboardTable } from '../packages/ui/src/docs/keyboard.tsx';
import { LiveExampleOf } from '../packages/ui/src/docs/live-example.tsx';

function list(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function attributeRows(slot: string, attributes: PartAttributes): string[][] {
  const part = `\`${slot}\``;
  if (Object.keys(attributes).length === 0) return [[part, '', '', '']];
  return Object.entries(attributes).flatMap(([attribute, meaning]) =>
    typeof meaning === 'string'
      ? [[part, `\`${attribute}\``, '', meaning]]
      : Object.entries(meaning).map(([value, of]) => [part, `\`${attribute}\``, `\`${value}\``, of]),
  );
}

function GuideSections({ guide }: { guide: Guide }) {
  return (
    <>
      <Markdown>{`## When to use it\n\n${list(guide.use)}\n\n## When not\n\n${list(guide.avoid)}\n\n## Anatomy`}</Markdown>
      <Source code={guide.anatomy} language="tsx" />
      <Markdown>## Keyboard</Markdown>
      <KeyboardTable keyboard={guide.keyboard} />
      <Markdown>
        {`## Parts and attributes\n\nFor styling and for tests: each is a promise.\n\n${table(
          ['`data-slot`', 'Attribute', 'Value', 'Meaning'],
          Object.entries(guide.parts).flatMap(([slot, attributes]) => attributeRows(slot, attributes)),
        )}`}
      </Markdown>
    </>
  );
}

/** The page of a component: what it is, its props, how it is meant, and every story. The example at the top is the Playground, which the controls change, and below it stands one whose code can be edited. */
export function DocsPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const guide = preparedMeta.parameters.guide as Guide | undefined;
  const stories = Object.values(csfFile.stories);
  // A second file of a component: its props and its guide stand on the page of the first.
  const isSecond = guide !== undefined && !stories.some(({ name }) => name === 'Default');
  if (isSecond) {
    return (
      <>
        <Title />
        <Stories title="" includePrimary />
      </>
    );
  }
  const example = (stories.find(({ name }) => name === 'Playground') ?? stories[0])?.moduleExport;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Canvas of={example} />
      <Controls of={example} />
      <LiveExampleOf component={preparedMeta.title.split('/').at(-1) ?? ''} />
      {guide ? <GuideSections guide={guide} /> : null}
      <Stories />
    </>
  );
}
