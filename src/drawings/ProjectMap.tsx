import ScrollBox from '@site/src/components/ScrollBox';

type ProjectPart = 'entry-point' | 'root-file' | 'bundle' | 'serve-url';

const boxes = [
  {
    part: 'entry-point',
    x: 1,
    width: 180,
    name: 'src/index.ts',
    lines: ['Entry point:', 'registerRoot()'],
  },
  {
    part: 'root-file',
    x: 241,
    width: 200,
    name: 'src/Root.tsx',
    lines: ['Root file:', 'all compositions'],
  },
  {part: 'bundle', x: 501, width: 180, name: 'build/', lines: ['Bundle:', 'a static website']},
  {
    part: 'serve-url',
    x: 741,
    width: 200,
    name: 'Serve URL',
    lines: ['where renderers', 'find the bundle'],
  },
] as const;

/** How the files of a project result in a serve URL. `part` highlights the part that the page describes. */
export default function ProjectMap({part}: {readonly part: ProjectPart}) {
  return (
    <ScrollBox>
      <svg
        className="drawing"
        viewBox="0 0 942 136"
        width="942"
        height="136"
        role="img"
        aria-labelledby="project-map-title">
        <title id="project-map-title">
          From left to right: the entry point src/index.ts calls registerRoot() with the component
          from the root file src/Root.tsx. Bundling turns both into a static website, the bundle.
          The serve URL is the location of the bundle.
        </title>
        {boxes.map(({part: own, x, width, name, lines}) => {
          const isPart = own === part;

          return (
            <g key={x}>
              <rect
                x={x}
                y="1"
                width={width}
                height="110"
                rx="10"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.5"
              />
              {isPart && <path fill="var(--site-signal)" d={`M${x} 120h${width}v4h-${width}z`} />}
              <text x={x + 18} y="38" fill="currentColor" fontSize="17" fontWeight="600">
                {name}
              </text>
              {lines.map((line, i) => (
                <text
                  key={line}
                  x={x + 18}
                  y={66 + i * 22}
                  fill="currentColor"
                  fontSize="14"
                  fontWeight={isPart && i === 0 ? 700 : 400}
                  opacity="0.85">
                  {line}
                </text>
              ))}
            </g>
          );
        })}
        <g fill="none" stroke="currentColor" strokeWidth="1.5">
          <path d="M181 56h52m-7-6 7 6-7 6M441 56h52m-7-6 7 6-7 6M681 56h52m-7-6 7 6-7 6" />
        </g>
      </svg>
    </ScrollBox>
  );
}
