import {
  cloneElement,
  createElement,
  isValidElement,
  type ComponentType,
  type ElementType,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';

/** The props that every component passes to its element. */
export interface ConformanceProps {
  ref?: Ref<Element>;
  className?: string;
  'data-probe'?: string;
}

type Props = Record<string, unknown>;
type Render = (args: Props, context: Props) => ReactNode;
type Decorator = (Story: ComponentType, context: Props) => ReactNode;

interface Csf {
  render?: Render;
  args?: Props;
  decorators?: Decorator | Decorator[];
  parameters?: Props;
}

interface StoriesModule {
  default: Csf & { component?: ElementType };
  [story: string]: Csf;
}

/** One exported component, or one part of an exported namespace. */
export interface ExportedComponent {
  /** The name that a caller writes: `Button`, `Dialog.Content`. */
  name: string;
  component: ComponentType;
  /** The folder in `components/`. */
  folder: string;
}

const entries = import.meta.glob<Record<string, unknown>>('../components/*/index.ts', { eager: true });
const stories = import.meta.glob<StoriesModule>('../components/*/*.stories.tsx', { eager: true });

const folderOf = (file: string) => file.split('/').at(-2) ?? '';

function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

/** The components of one module; the parts of a namespace or of another component under their names within it. */
function componentsIn(module: Record<string, unknown>, folder: string, prefix = ''): ExportedComponent[] {
  return Object.entries(module)
    .filter(([name]) => /^[A-Z]/.test(name))
    .flatMap(([name, value]) => {
      const members = Object.fromEntries(Object.entries(value ?? {}));
      const parts = componentsIn(members, folder, `${prefix}${name}.`);
      return isComponent(value) ? [{ name: prefix + name, component: value, folder }, ...parts] : parts;
    });
}

/** Every component that the package exports. */
export const exportedComponents = Object.entries(entries).flatMap(([file, module]) =>
  componentsIn(module, folderOf(file)),
);

/** The component that gets the props of the probe, and a callback that reports that it was found. */
export interface Probe {
  target: ElementType;
  props: ConformanceProps;
  /** Called while the story renders with the element in its JSX. */
  onFound: () => void;
}

const ownComponents = new Set<unknown>(exportedComponents.map(({ component }) => component));

/** Whether an element's type is a function of the story's file, whose JSX counts as the story's own. */
function isOfStory(type: unknown): type is (props: Props) => ReactNode {
  return typeof type === 'function' && !ownComponents.has(type) && !('isReactComponent' in (type.prototype ?? {}));
}

/** Draws a component of the story's file with the probe injected into what it returns. */
function Expanded({ of, probe, props }: { of: (props: Props) => ReactNode; probe: Probe; props: Props }) {
  return new Injection(probe).into(of(props)) as ReactNode;
}

/** Looks for the first element of a type in a tree of JSX and gives it the props of the probe. */
class Injection {
  private found = false;
  private readonly probe: Probe;

  constructor(probe: Probe) {
    this.probe = probe;
  }

  into(tree: unknown): unknown {
    if (this.found) return tree;
    if (Array.isArray(tree)) return tree.map((node: unknown) => this.into(node));
    // A function may be called several times; each call injects the props.
    if (typeof tree === 'function') return (...args: unknown[]) => new Injection(this.probe).into(tree(...args));
    if (!isValidElement<Props>(tree)) return tree;
    const { type, props, key } = tree;
    if (type === this.probe.target) {
      this.found = true;
      this.probe.onFound();
      return cloneElement(tree, { ...this.probe.props });
    }
    return isOfStory(type) ? <Expanded key={key} of={type} probe={this.probe} props={props} /> : this.inside(tree);
  }

  private inside(element: ReactElement<Props>): ReactElement {
    const changed: Props = {};
    for (const [name, value] of Object.entries(element.props)) {
      const next = name === 'children' || typeof value !== 'function' ? this.into(value) : value;
      if (next !== value) changed[name] = next;
    }
    const { children, ...others } = changed;
    // As arguments, because React requires keys for children in an array.
    const args = 'children' in changed ? ((Array.isArray(children) ? children : [children]) as ReactNode[]) : [];
    return Object.keys(changed).length > 0 ? cloneElement(element, others, ...args) : element;
  }
}

/** One story of a component's folder, in its decorators. */
export interface Story {
  /** The file and the export, for messages. */
  name: string;
  /** The story; the first element of the probe's type in its JSX gets the probe's props. */
  draw: (probe?: Probe) => ReactElement;
}

function storyOf(file: string, name: string, meta: StoriesModule['default'], story: Csf): Story {
  const args = { ...meta.args, ...story.args };
  const context = { args, parameters: { ...meta.parameters, ...story.parameters }, globals: {} };
  const render: Render = story.render ?? meta.render ?? ((given) => createElement(meta.component ?? 'div', given));
  const decorators = [story.decorators ?? [], meta.decorators ?? []].flat();
  const draw: Story['draw'] = (probe) => {
    const inject = (tree: ReactNode) => (probe ? (new Injection(probe).into(tree) as ReactNode) : tree);
    const Decorated = decorators.reduce<ComponentType>(
      (Inner, decorator) =>
        function Decorator() {
          return inject(decorator(Inner, context));
        },
      function Body() {
        return inject(render(args, context));
      },
    );
    return <Decorated />;
  };
  return { name: `${file.split('/').at(-1)}: ${name}`, draw };
}

/** The stories of a folder: the Default of each file, the open ones, the others. */
export function storiesOf(folder: string): Story[] {
  const files = Object.entries(stories).filter(([file]) => folderOf(file) === folder);
  const all = files.flatMap(([file, { default: meta, ...named }]) =>
    Object.entries(named).map(([name, story]) => storyOf(file, name, meta, story)),
  );
  const rank = ({ name }: Story) => (name.endsWith(': Default') ? 0 : name.endsWith(': Open') ? 1 : 2);
  return all.toSorted((one, other) => rank(one) - rank(other));
}

/** The Default story of every file that has one: the second files of a component have none. */
export const defaultStories = Object.entries(stories).flatMap(([file, { default: meta, Default }]) =>
  Default ? [storyOf(file, 'Default', meta, Default)] : [],
);
