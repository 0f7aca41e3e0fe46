import type { Guide } from './guide.ts';

const guides = import.meta.glob<Record<string, Guide>>('../components/*/*.guide.ts', { eager: true });

/** The guide of each component that takes the focus, by the name of the component. */
export const guidesWithKeys: [component: string, guide: Guide][] = Object.values(guides)
  .flatMap((module) => Object.entries(module))
  .map(([name, guide]): [string, Guide] => [name.charAt(0).toUpperCase() + name.slice(1).replace(/Guide$/, ''), guide])
  .filter(([, guide]) => Object.keys(guide.keyboard).length > 0)
  .toSorted(([a], [b]) => a.localeCompare(b, 'en'));

/** Keys and what they do in one component. */
export function KeyboardTable({ keyboard }: Pick<Guide, 'keyboard'>) {
  const keys = Object.entries(keyboard);
  if (keys.length === 0) return <p>It takes no focus.</p>;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {keys.map(([key, effect]) => (
          <tr key={key}>
            <th scope="row">{key}</th>
            <td>{effect}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The keys of every component that takes the focus. */
export function KeyboardTables() {
  return guidesWithKeys.map(([component, { keyboard }]) => (
    <section key={component}>
      <h2>{component}</h2>
      <KeyboardTable keyboard={keyboard} />
    </section>
  ));
}
