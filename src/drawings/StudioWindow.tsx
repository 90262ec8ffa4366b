import ScrollBox from '@site/src/components/ScrollBox';

const bars = [
  {x: 216, y: 352, width: 300},
  {x: 216, y: 376, width: 160},
  {x: 380, y: 400, width: 220},
] as const;

const names = [
  {x: 24, y: 78, name: 'Left sidebar', lines: ['Compositions, Assets']},
  {x: 746, y: 78, name: 'Right sidebar', lines: ['Props, Renders']},
  {x: 24, y: 366, name: 'Timeline', lines: ['a bar for each', 'sequence and file']},
] as const;

/** The parts of the Studio's window, with the shortcuts that toggle them. */
export default function StudioWindow() {
  return (
    <ScrollBox>
      <svg
        className="drawing"
        viewBox="0 0 960 430"
        width="960"
        height="430"
        role="img"
        aria-labelledby="studio-window-title">
        <title id="studio-window-title">
          The Studio window. The menu is at the top. On the left is a sidebar with compositions and
          assets, in the middle the canvas with the current frame, and on the right a sidebar with
          props and renders. Below the canvas is the toolbar with play, marks and the Render button.
          At the bottom is the timeline with a bar for each sequence and a playhead.
        </title>
        <path fill="var(--site-line)" d="M270 74h420v206H270z" />
        <g fill="none" stroke="currentColor" strokeWidth="1.5">
          <rect x="1" y="1" width="958" height="428" rx="10" />
          <path d="M1 40h958M1 296h958M1 336h958M216 40v256M730 40v256" />
        </g>
        {bars.map(({x, y, width}) => (
          <rect key={y} x={x} y={y} width={width} height="16" rx="4" fill="var(--site-line)" />
        ))}
        <path fill="none" stroke="var(--site-signal)" strokeWidth="2" d="M430 344v78" />
        <circle cx="430" cy="344" r="5" fill="var(--site-signal)" />
        <g fill="currentColor">
          {names.map(({x, y, name, lines}) => (
            <g key={name}>
              <text x={x} y={y} fontSize="17" fontWeight="600">
                {name}
              </text>
              {lines.map((line, i) => (
                <text key={line} x={x} y={y + 24 + i * 20} fontSize="14" opacity="0.85">
                  {line}
                </text>
              ))}
            </g>
          ))}
          <g fontSize="14" opacity="0.85">
            <text x="24" y="136">
              Ctrl + B
            </text>
            <text x="746" y="136">
              Ctrl + J
            </text>
            <text x="24" y="26">
              Menu: File, View, Tools, Packages, Help
            </text>
            <text x="480" y="202" textAnchor="middle">
              the current frame
            </text>
          </g>
          <text x="480" y="178" fontSize="17" fontWeight="600" textAnchor="middle">
            Canvas
          </text>
          <text x="24" y="322" fontSize="17" fontWeight="600">
            Toolbar
          </text>
          <g fontSize="14" textAnchor="middle">
            <text x="480" y="321">
              play, loop, mute, marks, transparency
            </text>
            <text x="890" y="321">
              Render
            </text>
          </g>
        </g>
        <rect
          x="850"
          y="303"
          width="80"
          height="26"
          rx="6"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
      </svg>
    </ScrollBox>
  );
}
