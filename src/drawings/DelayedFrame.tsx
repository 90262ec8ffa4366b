import Drawing, {Lines, Names, Notes} from './Drawing';

const handles = [
  {y: 66, name: 'fonts', from: 12, to: 250},
  {y: 106, name: 'data', from: 12, to: 420},
  {y: 146, name: 'image', from: 110, to: 320},
] as const;
const left = 170;

/** How delayRender() handles delay a frame until all of them are continued. */
export default function DelayedFrame() {
  return (
    <Drawing
      width={860}
      height={240}
      title="Three handles for one frame as bars over time: fonts, data and an image. Each starts with delayRender() and ends with continueRender(). The renderer takes the screenshot when the last handle, the data, is continued. Far to the right is the timeout, at which the render fails.">
      <Lines>
        {handles.map(({y, name, from, to}) => (
          <rect key={name} x={left + from} y={y} width={to - from} height="28" rx="6" />
        ))}
        <path d={`M${left} 200h680m-7-6 7 6-7 6`} />
        <path d={`M${left + 620} 40v160`} strokeDasharray="4 5" />
      </Lines>
      <path fill="var(--site-signal)" d={`M${left + 419} 40h2v160h-2z`} />
      <Names texts={handles.map(({y, name}) => [1, y + 20, name])} />
      <Names
        anchor="middle"
        texts={[
          [left + 420, 28, 'screenshot'],
          [left + 620, 28, 'timeout'],
        ]}
      />
      <Notes
        texts={[
          [left + 12, 54, 'delayRender()'],
          [left + 428, 125, 'continueRender()'],
          [left, 226, 'the frame is mounted'],
        ]}
      />
      <Notes anchor="end" texts={[[left + 680, 226, 'time']]} />
    </Drawing>
  );
}
