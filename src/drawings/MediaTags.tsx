import Drawing, {Lines, Names, Notes} from './Drawing';

/** Where the two video components get their frames during a render. */
export default function MediaTags() {
  return (
    <Drawing
      width={960}
      height={270}
      title="During a render, Video seeks a video element inside the browser, and the browser decodes the file. OffthreadVideo requests the frame from the renderer, which extracts it outside the browser and returns it as an image. Both end up in the same screenshot.">
      <Lines>
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
      </Lines>
      <path fill="var(--site-signal)" d="M898 82h4v126h-4z" />
      <Names
        texts={[
          [37, 74, 'Video decoder'],
          [37, 199, 'Renderer'],
          [297, 74, '<Video>'],
          [297, 199, '<OffthreadVideo>'],
          [517, 74, '<video>'],
          [517, 199, '<img>'],
        ]}
      />
      <Notes
        texts={[
          [37, 98, 'in the browser'],
          [37, 223, 'extracts one frame'],
          [297, 98, 'seeks to 1.40 s'],
          [297, 223, 'requests 1.40 s'],
          [517, 98, 'shows a frame'],
          [517, 223, 'shows that frame'],
          [21, 24, 'the rendering browser'],
          [788, 150, 'screenshot'],
        ]}
      />
      <Notes anchor="end" texts={[[894, 224, 'frame 42']]} />
    </Drawing>
  );
}
