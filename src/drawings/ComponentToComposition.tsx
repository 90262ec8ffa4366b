import ScrollBox from '@site/src/components/ScrollBox';

const compositions = [
  {y: 1, id: 'Outro', size: '1920 × 1080, 30 fps, 60 frames', frame: {width: 160, height: 90}},
  {
    y: 131,
    id: 'OutroPortrait',
    size: '1080 × 1920, 30 fps, 60 frames',
    frame: {width: 62, height: 110},
  },
] as const;

/** How one component is used in two compositions. */
export default function ComponentToComposition() {
  return (
    <ScrollBox>
      <svg
        className="drawing"
        viewBox="0 0 860 250"
        width="860"
        height="250"
        role="img"
        aria-labelledby="component-to-composition-title">
        <title id="component-to-composition-title">
          The Outro component alone has no size, no frame rate and no duration. It is registered as
          the Outro composition with 1920 by 1080 pixels, and as OutroPortrait with 1080 by 1920
          pixels. Both have 30 frames per second and 60 frames.
        </title>
        <g fill="none" stroke="currentColor" strokeWidth="1.5">
          <rect x="1" y="75" width="190" height="100" rx="10" strokeDasharray="4 5" />
          <path d="M191 115c60 0 50-60 108-60M191 135c60 0 50 60 108 60M293 49l7 6-7 6M293 189l7 6-7 6" />
          {compositions.map(({y, frame}) => (
            <g key={y}>
              <rect x="308" y={y} width="330" height="118" rx="10" />
              <path d={`M638 ${y + 59}h40m-7-6 7 6-7 6`} />
              <rect
                x={770 - frame.width / 2}
                y={y + 59 - frame.height / 2}
                width={frame.width}
                height={frame.height}
                rx="4"
              />
            </g>
          ))}
        </g>
        {compositions.map(({y, frame}) => (
          <path
            key={y}
            fill="var(--site-signal)"
            d={`M${770 - frame.width / 2 + 8} ${y + 59 + frame.height / 2 - 12}h${frame.width - 16}v4h-${frame.width - 16}z`}
          />
        ))}
        <g fill="currentColor" fontSize="17" fontWeight="600">
          <text x="20" y="115">
            Outro
          </text>
          {compositions.map(({y, id}) => (
            <text key={id} x="328" y={y + 42}>
              {id}
            </text>
          ))}
        </g>
        <g fill="currentColor" fontSize="14" opacity="0.85">
          <text x="20" y="139">
            a React component:
          </text>
          <text x="20" y="159">
            no size, no duration
          </text>
          {compositions.map(({y, id, size}) => (
            <g key={id}>
              <text x="328" y={y + 68}>
                {size}
              </text>
              <text x="328" y={y + 92}>
                component: Outro
              </text>
            </g>
          ))}
        </g>
      </svg>
    </ScrollBox>
  );
}
