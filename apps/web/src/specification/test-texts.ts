import { parseSync, type ESTree } from 'vite';

type Node = ESTree.Node;
type Call = ESTree.CallExpression;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** The nodes right beneath one. */
function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

/** A node with all beneath it. `skipped` are left out with all beneath them. */
function* nodesIn(node: Node, skipped: ReadonlySet<Node>): Generator<Node> {
  if (skipped.has(node)) return;
  yield node;
  for (const child of childrenOf(node)) yield* nodesIn(child, skipped);
}

/** What a string, or a template without values, reads. */
function titleOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('');
  return undefined;
}

/** What is called, without what comes after a dot or in brackets: `test` of `test.each(rows)(…)`. */
function calledBy({ callee }: Call): string | undefined {
  let node: Node = callee;
  while (node.type !== 'Identifier') {
    if (node.type === 'CallExpression') node = node.callee;
    else if (node.type === 'MemberExpression') node = node.object;
    else return undefined;
  }
  return node.name;
}

/** The texts that a node holds itself: of strings, templates, regular expressions and JSX. */
function ownTexts(node: Node): string[] {
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node.type === 'Literal' && 'regex' in node) return [node.regex.pattern];
  if (node.type === 'TemplateElement') return [node.value.cooked ?? ''];
  if (node.type === 'JSXText') return [node.value];
  return [];
}

/** Declarations by name that stand outside every test, where tests of the file can use them. */
function sharedDeclarations(program: Node, tests: ReadonlySet<Node>): ReadonlyMap<string, Node[]> {
  const found = new Map<string, Node[]>();
  for (const node of nodesIn(program, tests)) {
    const isDeclaration = node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration';
    if (isDeclaration && node.id?.type === 'Identifier')
      found.set(node.id.name, [...(found.get(node.id.name) ?? []), node]);
  }
  return found;
}

/** Names that a node uses; not those of properties. */
function usedNames(nodes: readonly Node[]): string[] {
  const properties = new Set(
    nodes.flatMap((node): Node[] => {
      if (node.type === 'MemberExpression' && !node.computed) return [node.property];
      if (node.type === 'Property' && !node.computed && !node.shorthand) return [node.key];
      return [];
    }),
  );
  return nodes.flatMap((node) =>
    (node.type === 'Identifier' || node.type === 'JSXIdentifier') && !properties.has(node) ? [node.name] : [],
  );
}

/** Whether a call is the test of that name, which its own title or one of the rows that it runs over says. */
function isNamed(call: Call, name: string): boolean {
  const title = titleOf(call.arguments[0]);
  return (
    title === name || (title === '%s' && [...nodesIn(call.callee, new Set())].some((row) => titleOf(row) === name))
  );
}

/** The texts in a file of tests, by test. */
export interface TestTexts {
  /**
   * All texts that a test holds: in its body, in the rows that it and what stands around it run over, and in what it uses of its file. Its title
   * is none of them.
   * @returns undefined where there is no test, or story, of that name
   */
  of(name: string): readonly string[] | undefined;
}

/** Reads a file of tests or stories. @param file its name, by whose ending it is read */
export function readTestTexts(file: string, source: string): TestTexts {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message ?? ''}`);
  const calls = [...nodesIn(program, new Set())].filter((node) => node.type === 'CallExpression');
  const tests = calls.filter((call) => ['test', 'it'].includes(calledBy(call) ?? ''));
  const around = calls.filter((call) => calledBy(call) === 'describe');
  const declarations = sharedDeclarations(program, new Set(tests));

  function textsFrom(roots: readonly Node[], skipped: ReadonlySet<Node>): string[] {
    const nodes = roots.flatMap((root) => [...nodesIn(root, skipped)]);
    const seen = new Set<Node>(roots);
    for (let at = 0; at < nodes.length; at++) {
      // Grows while it is read: what a declaration uses is used, too.
      for (const name of usedNames(nodes.slice(at, at + 1))) {
        for (const declaration of declarations.get(name) ?? []) {
          if (seen.has(declaration)) continue;
          seen.add(declaration);
          nodes.push(...nodesIn(declaration, skipped));
        }
      }
    }
    return nodes.flatMap(ownTexts);
  }

  return {
    of(name) {
      const named = tests.filter((call) => isNamed(call, name));
      if (named.length === 0) {
        const story = declarations.get(name)?.filter(({ type }) => type === 'VariableDeclarator') ?? [];
        return file.endsWith('.stories.tsx') && story.length > 0 ? textsFrom(story, new Set()) : undefined;
      }
      const rows = around.filter((outer) => named.some((call) => outer.start < call.start && call.end <= outer.end));
      const titles = new Set(named.flatMap((call) => call.arguments.slice(0, 1)));
      return textsFrom([...named, ...rows.map(({ callee }) => callee)], titles);
    },
  };
}
