import figures from './weight-and-speed.json' with { type: 'json' };

const ours = 'palimpsest';
const rivals = [
  ['radix-themes', 'Radix Themes'],
  ['mantine', 'Mantine'],
] as const;

interface Size {
  job: string;
  system: string;
  bytes: number;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const milliseconds = (duration: number) => duration.toFixed(1);

function Weights({ sizes }: { sizes: readonly Size[] }) {
  const bytesOf = (job: string, system: string) =>
    sizes.find((size) => size.job === job && size.system === system)?.bytes;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">kB</th>
          <th scope="col">Palimpsest</th>
          {rivals.map(([system, name]) => (
            <th key={system} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...new Set(sizes.map(({ job }) => job))].map((job) => {
          const own = bytesOf(job, ours) ?? Number.NaN;
          return (
            <tr key={job}>
              <th scope="row">{job}</th>
              <td>{kilobytes(own)}</td>
              {rivals.map(([system]) => {
                const bytes = bytesOf(job, system);
                return (
                  <td key={system}>
                    {bytes === undefined ? '–' : `${kilobytes(bytes)} (${(bytes / own).toFixed(2)} ×)`}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The weight of each job after minifying and gzip, without React; in brackets, the ratio to ours. */
export function JobWeights() {
  return <Weights sizes={figures.sizes} />;
}

/** The weight of the smallest parts alone. */
export function PartWeights() {
  return <Weights sizes={figures.sizesAlone} />;
}

/** The median of all rounds, in ms. */
export function Speeds() {
  const systems = [['plain', 'The browser’s elements'], [ours, 'Palimpsest'], ...rivals] as const;
  return (
    <table>
      <thead>
        <tr>
          {['ms', 'mount', 'update', 'restyle', 'elements'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.renderings.map(({ system, load, mount, update, restyle, elements }) => (
          <tr key={`${load.part} ${system}`}>
            <th scope="row">{`${load.count} ${load.part}s, ${systems.find(([id]) => id === system)?.[1] ?? system}`}</th>
            <td>{milliseconds(mount)}</td>
            <td>{milliseconds(update)}</td>
            <td>{restyle > 0 ? milliseconds(restyle) : '–'}</td>
            <td>{elements}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The date of the measurement, and the promises that did not hold. */
export function Verdict() {
  const { date, rounds, broken } = figures;
  return (
    <>
      <p>{`Measured on ${date}, ${rounds} rounds.`}</p>
      {broken.length === 0 ? (
        <p>Every promise held.</p>
      ) : (
        <ul>
          {broken.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
      )}
    </>
  );
}
