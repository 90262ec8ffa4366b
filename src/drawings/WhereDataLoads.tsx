import Drawing, {Lines, Names, Notes} from './Drawing';

const phases = [
  {x: 230, name: 'your script runs'},
  {x: 430, name: 'the render starts'},
  {x: 630, name: 'frames are rendered'},
] as const;

const places = [
  {y: 44, name: 'A script', when: 'before renderMedia()', requests: [{x: 245, y: 58}]},
  {y: 118, name: 'calculateMetadata', when: 'once per render', requests: [{x: 445, y: 132}]},
  {
    y: 192,
    name: 'The component',
    when: 'with delayRender()',
    requests: [0, 1, 2, 3].map((tab) => ({x: 645, y: 206 + tab * 36})),
  },
] as const;

/** How often and when data is requested in three places. */
export default function WhereDataLoads() {
  return (
    <Drawing
      width={860}
      height={356}
      title="Three places that load data, and the phase in which each of them does. A script makes one request before it calls renderMedia(). calculateMetadata makes one request when the render starts. The component makes one request in each browser tab, here four, while frames are rendered.">
      <Lines>
        {phases.map(({x}) => (
          <path key={x} d={`M${x} 1v350`} stroke="var(--site-line)" />
        ))}
        {places.flatMap(({requests}) =>
          requests.map(({x, y}) => (
            <rect key={`${x} ${y}`} x={x} y={y} width="150" height="28" rx="6" />
          )),
        )}
      </Lines>
      {places.flatMap(({requests}) =>
        requests.map(({x, y}) => (
          <path key={`${x} ${y}`} fill="var(--site-signal)" d={`M${x + 8} ${y + 8}h4v12h-4z`} />
        )),
      )}
      <Names texts={places.map(({y, name}) => [1, y + 24, name])} />
      <Notes texts={phases.map(({x, name}) => [x + 15, 20, name])} />
      <Notes texts={places.map(({y, when}) => [1, y + 46, when])} />
      <Notes
        texts={places.flatMap(({requests}) =>
          requests.map(
            ({x, y}, tab) =>
              [
                x + 22,
                y + 19,
                requests.length > 1 ? `request in tab ${tab + 1}` : 'one request',
              ] as const,
          ),
        )}
      />
    </Drawing>
  );
}
