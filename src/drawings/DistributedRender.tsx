import Drawing, {Lines, Names, Notes} from './Drawing';

const chunks = [0, 1, 2, 3, 4] as const;

/** How a render on Lambda is split, rendered in parallel and concatenated. */
export default function DistributedRender() {
  return (
    <Drawing
      width={960}
      height={360}
      title="Your app calls the main function. It splits the frames into chunks and starts one renderer function for each. The renderers open the site from S3, render their chunks in parallel and stream them back. The main function joins the chunks and writes the finished file to S3. Your app gets the URL of the file.">
      <Lines>
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
      </Lines>
      {chunks.map((chunk) => (
        <g key={chunk}>
          <path fill="var(--site-line)" d={`M479 ${14 + chunk * 68 + 30}h166v8h-166z`} />
          <path
            fill="var(--site-signal)"
            d={`M${479 + chunk * 33.2} ${14 + chunk * 68 + 30}h33.2v8h-33.2z`}
          />
        </g>
      ))}
      <Names
        texts={[
          [18, 164, 'Your app'],
          [237, 164, 'Main function'],
          [846, 164, 'S3 bucket'],
        ]}
      />
      <Notes texts={chunks.map((chunk) => [479, 14 + chunk * 68 + 20, `Renderer ${chunk + 1}`])} />
      <Notes
        texts={[
          [18, 188, 'requests a video'],
          [237, 188, 'splits, then joins'],
          [846, 188, 'stores the file'],
        ]}
      />
    </Drawing>
  );
}
