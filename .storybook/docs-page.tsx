import {
  Controls,
  Description,
  Markdown,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { Guide, PartAttributes } from '../packages/ui/src/docs/guide.ts';

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
  const keys = Object.entries(guide.keyboard);
  return (
    <>
      <Markdown>{`## When to use it\n\n${list(guide.use)}\n\n## When not\n\n${list(guide.avoid)}\n\n## Anatomy`}</Markdown>
      <Source code={guide.anatomy} language="tsx" />
      <Markdown>
        {`## Keyboard\n\n${
          keys.length > 0
            ? table(
                ['Key', 'What it does'],
                keys.map(([key, effect]) => [`**${key}**`, effect]),
              )
            : 'It takes no focus.'
        }\n\n## Parts and attributes\n\nFor styling and for tests: each is a promise.\n\n${table(
          ['`data-slot`', 'Attribute', 'Value', 'Meaning'],
          Object.entries(guide.parts).flatMap(([slot, attributes]) => attributeRows(slot, attributes)),
        )}`}
      </Markdown>
    </>
  );
}

/** The page of a component: what it is, its props, how it is meant, and every story. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = preparedMeta.parameters.guide as Guide | undefined;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      {guide ? <GuideSections guide={guide} /> : null}
      <Stories />
    </>
  );
}
