import Drawing, {Lines, Names, Notes} from './Drawing';

const steps = [
  {
    x: 1,
    name: 'Default props',
    from: ['<Composition>,', 'edited in the Studio'],
    values: ["title 'Untitled'", "color 'tomato'", 'visits null'],
    changed: [0, 1, 2],
  },
  {
    x: 247,
    name: 'Input props',
    from: ['--props, inputProps:', 'override props by name'],
    values: ["title 'May'", "color 'tomato'", 'visits 7'],
    changed: [0, 2],
  },
  {
    x: 493,
    name: 'calculateMetadata',
    from: ['gets both, can return', 'a full set of props'],
    values: ["title 'May'", "color 'tomato'", 'visits 1200'],
    changed: [2],
  },
  {
    x: 739,
    name: 'Component',
    from: ['gets the result', 'as its props'],
    values: ["title 'May'", "color 'tomato'", 'visits 1200'],
    changed: [],
  },
] as const;

/** How the props of a composition are resolved, step by step. */
export default function PropsResolution() {
  return (
    <Drawing
      width={940}
      height={260}
      title="Four stages from left to right. The default props have the title Untitled, the color tomato and no visits. Input props replace the title with May and the visits with 7. The calculateMetadata function replaces the visits with 1200. The component gets the title May, the color tomato and 1200 visits.">
      <Lines>
        {steps.map(({x}) => (
          <rect key={x} x={x} y="1" width="200" height="258" rx="10" />
        ))}
        {steps.slice(1).map(({x}) => (
          <path key={x} d={`M${x - 46} 130h38m-7-6 7 6-7 6`} />
        ))}
        {steps.map(({x}) => (
          <path key={x} d={`M${x} 106h200`} stroke="var(--site-line)" />
        ))}
      </Lines>
      <Names texts={steps.map(({x, name}) => [x + 18, 36, name])} />
      {steps.map(({x, from, values, changed}) => (
        <g key={x}>
          <Notes texts={from.map((line, i) => [x + 18, 62 + i * 20, line])} />
          {values.map((value, i) => {
            const isNew = (changed as readonly number[]).includes(i);
            return (
              <g key={value}>
                {isNew && (
                  <path fill="var(--site-signal)" d={`M${x + 8} ${130 + i * 44}h3v28h-3z`} />
                )}
                <text
                  x={x + 20}
                  y={149 + i * 44}
                  fill="currentColor"
                  fontFamily="var(--ifm-font-family-monospace)"
                  fontSize="15"
                  fontWeight={isNew ? 700 : 400}>
                  {value}
                </text>
              </g>
            );
          })}
        </g>
      ))}
    </Drawing>
  );
}
