import ScrollBox from '@site/src/components/ScrollBox';

/** Where the two video components get their frames during a render. */
export default function MediaTags() {
  return (
    <ScrollBox>
      <svg
        className="drawing"
        viewBox="0 0 960 270"
        width="960"
        height="270"
        role="img"
        aria-labelledby="media-tags-title">
        <title id="media-tags-title">
          During a render, Video seeks a video element inside the browser, and the browser decodes
          the file. OffthreadVideo requests the frame from the renderer, which extracts it outside
          the browser and returns it as an image. Both end up in the same screenshot.
        </title>
        <g fill="none" stroke="currentColor" strokeWidth="1.5">
          <path
            d="M11 1h650a10 10 0 0 1 10 10v248a10 10 0 0 1-10 10h-400a10 10 0 0 1-10-10v-107a10 10 0 0 0-10-10h-230a10 10 0 0 1-10-10v-121a10 10 0 0 1 10-10z"
            strokeDasharray="4 5"
          />
          <rect x="21" y="40" width="170" height="80" rx="10" />
          <rect x="21" y="165" width="170" height="80" rx="10" />
          <rect x="281" y="40" width="170" height="80" rx="10" />
          <rect x="281" y="165" width="170" height="80" rx="10" />
          <rect x="501" y="40" width="140" height="80" rx="10" />
          <rect x="501" y="165" width="140" height="80" rx="10" />
          <path d="M191 80h82M266 74l7 6-7 6M191 205h82M266 199l7 6-7 6" />
          <path d="M451 80h42M486 74l7 6-7 6M451 205h42M486 199l7 6-7 6" />
          <path d="M641 80c90 0 60 65 118 65M641 205c90 0 60-60 118-60M752 139l7 6-7 6" />
          <rect x="768" y="90" width="190" height="110" rx="4" />
          <path d="M768 108h190M768 182h190M792 90v18M816 90v18M840 90v18M864 90v18M888 90v18M912 90v18M936 90v18M792 182v18M816 182v18M840 182v18M864 182v18M888 182v18M912 182v18M936 182v18" />
        </g>
        <path fill="var(--site-signal)" d="M898 82h4v126h-4z" />
        <g fill="currentColor" fontSize="17" fontWeight="600">
          <text x="37" y="74">
            Video decoder
          </text>
          <text x="37" y="199">
            Renderer
          </text>
          <text x="297" y="74">
            {'<Video>'}
          </text>
          <text x="297" y="199">
            {'<OffthreadVideo>'}
          </text>
          <text x="517" y="74">
            {'<video>'}
          </text>
          <text x="517" y="199">
            {'<img>'}
          </text>
        </g>
        <g fill="currentColor" fontSize="14" opacity="0.85">
          <text x="37" y="98">
            in the browser
          </text>
          <text x="37" y="223">
            extracts one frame
          </text>
          <text x="297" y="98">
            seeks to 1.40 s
          </text>
          <text x="297" y="223">
            requests 1.40 s
          </text>
          <text x="517" y="98">
            shows a frame
          </text>
          <text x="517" y="223">
            shows that frame
          </text>
          <text x="21" y="24">
            the rendering browser
          </text>
          <text x="788" y="150">
            screenshot
          </text>
          <text x="894" y="224" textAnchor="end">
            frame 42
          </text>
        </g>
      </svg>
    </ScrollBox>
  );
}
