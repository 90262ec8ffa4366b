import Drawing, {Lines, Names, Notes, Texts} from './Drawing';

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
    <Drawing
      width={942}
      height={136}
      title="From left to right: the entry point src/index.ts calls registerRoot() with the component from the root file src/Root.tsx. Bundling turns both into a static website, the bundle. The serve URL is the location of the bundle.">
      {boxes.map(({part: own, x, width, name, lines: [first, second]}) => {
        const isPart = own === part;
        return (
          <g key={x}>
            <Lines>
              <rect x={x} y="1" width={width} height="110" rx="10" />
            </Lines>
            {isPart && <path fill="var(--site-signal)" d={`M${x} 120h${width}v4h-${width}z`} />}
            <Names texts={[[x + 18, 38, name]]} />
            <Texts
              fontSize="14"
              fontWeight={isPart ? 700 : 400}
              opacity="0.85"
              texts={[[x + 18, 66, first]]}
            />
            <Notes texts={[[x + 18, 88, second]]} />
          </g>
        );
      })}
      <Lines>
        <path d="M181 56h52m-7-6 7 6-7 6M441 56h52m-7-6 7 6-7 6M681 56h52m-7-6 7 6-7 6" />
      </Lines>
    </Drawing>
  );
}
