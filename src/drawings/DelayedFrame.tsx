import ScrollBox from '@site/src/components/ScrollBox';

const handles = [
  {y: 66, name: 'fonts', from: 12, to: 250},
  {y: 106, name: 'data', from: 12, to: 420},
  {y: 146, name: 'image', from: 110, to: 320},
] as const;
const left = 170;

/** How delayRender() handles delay a frame until all of them are continued. */
export default function DelayedFrame() {
  return (
    <ScrollBox>
      <svg
        className="drawing"
        viewBox="0 0 860 240"
        width="860"
        height="240"
        role="img"
        aria-labelledby="delayed-frame-title">
        <title id="delayed-frame-title">
          Three handles for one frame as bars over time: fonts, data and an image. Each starts with
          delayRender() and ends with continueRender(). The renderer takes the screenshot when the
          last handle, the data, is continued. Far to the right is the timeout, at which the render
          fails.
        </title>
        <g fill="none" stroke="currentColor" strokeWidth="1.5">
          {handles.map(({y, name, from, to}) => (
            <rect key={name} x={left + from} y={y} width={to - from} height="28" rx="6" />
          ))}
          <path d={`M${left} 200h680m-7-6 7 6-7 6`} />
          <path d={`M${left + 620} 40v160`} strokeDasharray="4 5" />
        </g>
        <path fill="var(--site-signal)" d={`M${left + 419} 40h2v160h-2z`} />
        <g fill="currentColor" fontSize="17" fontWeight="600">
          {handles.map(({y, name}) => (
            <text key={name} x="1" y={y + 20}>
              {name}
            </text>
          ))}
          <text x={left + 420} y="28" textAnchor="middle">
            screenshot
          </text>
          <text x={left + 620} y="28" textAnchor="middle">
            timeout
          </text>
        </g>
        <g fill="currentColor" fontSize="14" opacity="0.85">
          <text x={left + 12} y="54">
            delayRender()
          </text>
          <text x={left + 428} y="125">
            continueRender()
          </text>
          <text x={left} y="226">
            the frame is mounted
          </text>
          <text x={left + 680} y="226" textAnchor="end">
            time
          </text>
        </g>
      </svg>
    </ScrollBox>
  );
}
