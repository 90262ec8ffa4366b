import Drawing, {Lines, Names, Notes, Texts} from './Drawing';

const bars = [
  {x: 216, y: 352, width: 300},
  {x: 216, y: 376, width: 160},
  {x: 380, y: 400, width: 220},
] as const;

/** The parts of the Studio's window, with the shortcuts that toggle them. */
export default function StudioWindow() {
  return (
    <Drawing
      width={960}
      height={430}
      title="The Studio window. The menu is at the top. On the left is a sidebar with compositions and assets, in the middle the canvas with the current frame, and on the right a sidebar with props and renders. Below the canvas is the toolbar with play, marks and the Render button. At the bottom is the timeline with a bar for each sequence and a playhead.">
      <path fill="var(--site-line)" d="M270 74h420v206H270z" />
      <Lines>
        <rect x="1" y="1" width="958" height="428" rx="10" />
        <path d="M1 40h958M1 296h958M1 336h958M216 40v256M730 40v256" />
      </Lines>
      {bars.map(({x, y, width}) => (
        <rect key={y} x={x} y={y} width={width} height="16" rx="4" fill="var(--site-line)" />
      ))}
      <path fill="none" stroke="var(--site-signal)" strokeWidth="2" d="M430 344v78" />
      <circle cx="430" cy="344" r="5" fill="var(--site-signal)" />
      <Names
        texts={[
          [24, 78, 'Left sidebar'],
          [746, 78, 'Right sidebar'],
          [24, 322, 'Toolbar'],
          [24, 366, 'Timeline'],
        ]}
      />
      <Names anchor="middle" texts={[[480, 178, 'Canvas']]} />
      <Notes
        texts={[
          [24, 102, 'Compositions, Assets'],
          [24, 136, 'Ctrl + B'],
          [746, 102, 'Props, Renders'],
          [746, 136, 'Ctrl + J'],
          [24, 390, 'a bar for each'],
          [24, 410, 'sequence and file'],
          [24, 26, 'Menu: File, View, Tools, Packages, Help'],
        ]}
      />
      <Notes anchor="middle" texts={[[480, 202, 'the current frame']]} />
      <Texts
        anchor="middle"
        fontSize="14"
        texts={[
          [480, 321, 'play, loop, mute, marks, transparency'],
          [890, 321, 'Render'],
        ]}
      />
      <Lines>
        <rect x="850" y="303" width="80" height="26" rx="6" />
      </Lines>
    </Drawing>
  );
}
