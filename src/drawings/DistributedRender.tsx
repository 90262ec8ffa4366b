import ScrollBox from '@site/src/components/ScrollBox';

const chunks = [0, 1, 2, 3, 4] as const;

/** How a render on Lambda is split, rendered in parallel and concatenated. */
export default function DistributedRender() {
  return (
    <ScrollBox>
      <svg
        className="drawing"
        viewBox="0 0 960 360"
        width="960"
        height="360"
        role="img"
        aria-labelledby="distributed-render-title">
        <title id="distributed-render-title">
          Your app calls the main function. It splits the frames into chunks and starts one renderer
          function for each. The renderers open the site from S3, render their chunks in parallel
          and stream them back. The main function joins the chunks and writes the finished file to
          S3. Your app gets the URL of the file.
        </title>
        <g fill="none" stroke="currentColor" strokeWidth="1.5">
          <rect x="1" y="130" width="130" height="80" rx="10" />
          <rect x="221" y="130" width="150" height="80" rx="10" />
          <path d="M131 170h84M208 164l7 6-7 6" />
          <rect x="829" y="130" width="130" height="80" rx="10" />
          {chunks.map((chunk) => {
            const y = 14 + chunk * 68;
            return (
              <g key={chunk}>
                <path
                  d={`M371 170c50 0 40 ${y + 24 - 170} 92 ${y + 24 - 170}M456 ${y + 18}l7 6-7 6`}
                />
                <rect x="467" y={y} width="190" height="48" rx="6" />
                <path d={`M657 ${y + 24}c50 0 30 ${146 - y} 80 ${146 - y}`} />
              </g>
            );
          })}
          <path d="M737 170h86M816 164l7 6-7 6" />
          <path d="M467 352h190" strokeDasharray="2 4" />
        </g>
        {chunks.map((chunk) => (
          <g key={chunk}>
            <path fill="var(--site-line)" d={`M479 ${14 + chunk * 68 + 30}h166v8h-166z`} />
            <path
              fill="var(--site-signal)"
              d={`M${479 + chunk * 33.2} ${14 + chunk * 68 + 30}h33.2v8h-33.2z`}
            />
          </g>
        ))}
        <g fill="currentColor" fontSize="17" fontWeight="600">
          <text x="18" y="164">
            Your app
          </text>
          <text x="237" y="164">
            Main function
          </text>
          <text x="846" y="164">
            S3 bucket
          </text>
        </g>
        <g fill="currentColor" fontSize="14" opacity="0.85">
          <text x="18" y="188">
            requests a video
          </text>
          <text x="237" y="188">
            splits, then joins
          </text>
          <text x="846" y="188">
            stores the file
          </text>
          {chunks.map((chunk) => (
            <text key={chunk} x="479" y={14 + chunk * 68 + 20}>
              Renderer {chunk + 1}
            </text>
          ))}
        </g>
      </svg>
    </ScrollBox>
  );
}
