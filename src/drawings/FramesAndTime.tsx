import Drawing, {Lines, Names, Notes} from './Drawing';

const left = 30;
const perFrame = 6;
const seconds = [0, 1, 2, 3, 4, 5] as const;
const at = (frame: number) => left + frame * perFrame;

/** How frame numbers correspond to seconds at 30 frames per second. */
export default function FramesAndTime() {
  return (
    <Drawing
      width={960}
      height={210}
      title="A strip of 150 frames at 30 frames per second, with the seconds above and the frame numbers below. Frame 0 begins at 0 seconds, frame 30 at 1 second, frame 75 at 2.5 seconds. The last frame is 149, and the strip ends at 5 seconds.">
      <Lines>
        <path d={`M${at(0)} 70h${150 * perFrame}v60h-${150 * perFrame}z`} />
        {seconds.map((second) => (
          <path key={second} d={`M${at(second * 30)} 52v18`} />
        ))}
      </Lines>
      <path
        stroke="var(--site-line)"
        fill="none"
        d={Array.from({length: 149}, (_, i) => `M${at(i + 1)} 72v56`).join('')}
      />
      <path
        stroke="currentColor"
        fill="none"
        d={`M${at(30)} 70v60M${at(60)} 70v60M${at(90)} 70v60M${at(120)} 70v60`}
      />
      <path fill="currentColor" opacity="0.35" d={`M${at(0)} 70h6v60h-6zM${at(149)} 70h6v60h-6z`} />
      <path fill="var(--site-signal)" d={`M${at(75) - 1} 44h2v102h-2z`} />
      <Notes
        anchor="middle"
        texts={seconds.map((second) => [at(second * 30), 44, `${second} s`])}
      />
      <Notes anchor="middle" texts={[[at(75), 34, '2.5 s']]} />
      <Names
        anchor="middle"
        texts={[
          [at(0) + 3, 156, '0'],
          [at(30), 156, '30'],
          [at(60), 156, '60'],
          [at(75), 168, 'frame 75'],
          [at(90), 156, '90'],
          [at(120), 156, '120'],
          [at(149) + 3, 156, '149'],
        ]}
      />
      <Notes texts={[[at(0), 192, 'the first frame']]} />
      <Notes anchor="middle" texts={[[at(75), 192, '2.5 s × 30 fps']]} />
      <Notes anchor="end" texts={[[at(150), 192, 'the last frame: durationInFrames − 1']]} />
    </Drawing>
  );
}
