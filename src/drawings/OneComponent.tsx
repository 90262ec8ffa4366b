import ScrollBox from '@site/src/components/ScrollBox';

/** The Player shows a component on a page, and the renderer renders the same component to a file. */
export default function OneComponent() {
  return (
    <ScrollBox>
      <svg
        className="drawing"
        viewBox="0 0 760 250"
        width="760"
        height="250"
        role="img"
        aria-labelledby="one-component-title">
        <title id="one-component-title">
          A React component and its props go to both the Player, which shows frame 42 on a web page,
          and the renderer, which writes all frames to an MP4 file.
        </title>
        <g fill="none" stroke="currentColor" strokeWidth="1.5">
          <rect x="1" y="75" width="190" height="100" rx="10" />
          <path d="M191 110c60 0 60-55 118-55M191 140c60 0 60 55 118 55" />
          <path d="m303 49 7 6-7 6M303 189l7 6-7 6" />
          <rect x="312" y="5" width="190" height="100" rx="10" />
          <rect x="312" y="145" width="190" height="100" rx="10" />
          <path d="M502 55h62M502 195h62M557 49l7 6-7 6M557 189l7 6-7 6" />
          <path d="M568 5h191v100H568zM568 23h191M576 14h.01M584 14h.01" />
          <path d="M568 165h191v60H568zM568 177h191M568 213h191M592 165v12M616 165v12M640 165v12M664 165v12M688 165v12M712 165v12M736 165v12M592 213v12M616 213v12M640 213v12M664 213v12M688 213v12M712 213v12M736 213v12" />
        </g>
        <g fill="var(--site-signal)">
          <path d="M641 28h10l-4 6v66h-2V34z" />
          <path d="M568 177h2v36h-2z" />
        </g>
        <g fill="currentColor" fontSize="17" fontWeight="600">
          <text x="20" y="110">
            Your component
          </text>
          <text x="332" y="42">
            Player
          </text>
          <text x="332" y="182">
            Renderer
          </text>
        </g>
        <g fill="currentColor" fontSize="15" opacity="0.8">
          <text x="20" y="134">
            React code
          </text>
          <text x="20" y="154">
            and its props
          </text>
          <text x="332" y="66">
            shows the current
          </text>
          <text x="332" y="86">
            frame on the page
          </text>
          <text x="332" y="206">
            renders all frames
          </text>
          <text x="332" y="226">
            and encodes them
          </text>
          <text x="664" y="90">
            42
          </text>
          <text x="640" y="201">
            out.mp4
          </text>
        </g>
      </svg>
    </ScrollBox>
  );
}
