import ScrollBox from '@site/src/components/ScrollBox';

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
    <ScrollBox>
      <svg
        className="drawing"
        viewBox="0 0 860 356"
        width="860"
        height="356"
        role="img"
        aria-labelledby="where-data-loads-title">
        <title id="where-data-loads-title">
          Three places that load data, and the phase in which each of them does. A script makes one
          request before it calls renderMedia(). calculateMetadata makes one request when the render
          starts. The component makes one request in each browser tab, here four, while frames are
          rendered.
        </title>
        <g fill="none" stroke="currentColor" strokeWidth="1.5">
          {phases.map(({x}) => (
            <path key={x} d={`M${x} 1v350`} stroke="var(--site-line)" />
          ))}
          {places.flatMap(({requests}) =>
            requests.map(({x, y}) => (
              <rect key={`${x} ${y}`} x={x} y={y} width="150" height="28" rx="6" />
            )),
          )}
        </g>
        {places.flatMap(({requests}) =>
          requests.map(({x, y}) => (
            <path key={`${x} ${y}`} fill="var(--site-signal)" d={`M${x + 8} ${y + 8}h4v12h-4z`} />
          )),
        )}
        <g fill="currentColor" fontSize="17" fontWeight="600">
          {places.map(({y, name}) => (
            <text key={name} x="1" y={y + 24}>
              {name}
            </text>
          ))}
        </g>
        <g fill="currentColor" fontSize="14" opacity="0.85">
          {phases.map(({x, name}) => (
            <text key={name} x={x + 15} y="20">
              {name}
            </text>
          ))}
          {places.map(({y, when}) => (
            <text key={when} x="1" y={y + 46}>
              {when}
            </text>
          ))}
          {places.flatMap(({requests}) =>
            requests.map(({x, y}, tab) => (
              <text key={`${x} ${y}`} x={x + 22} y={y + 19}>
                {requests.length > 1 ? `request in tab ${tab + 1}` : 'one request'}
              </text>
            )),
          )}
        </g>
      </svg>
    </ScrollBox>
  );
}
