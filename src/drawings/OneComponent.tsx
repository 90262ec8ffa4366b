import Drawing, {Lines, Names, Texts} from './Drawing';

/** The Player shows a component on a page, and the renderer renders the same component to a file. */
export default function OneComponent() {
  return (
    <Drawing
      width={760}
      height={250}
      title="A React component and its props go to both the Player, which shows frame 42 on a web page, and the renderer, which writes all frames to an MP4 file.">
      <Lines>
        <rect x="1" y="75" width="190" height="100" rx="10" />
        <path d="M191 110c60 0 60-55 118-55M191 140c60 0 60 55 118 55" />
        <path d="m303 49 7 6-7 6M303 189l7 6-7 6" />
        <rect x="312" y="5" width="190" height="100" rx="10" />
        <rect x="312" y="145" width="190" height="100" rx="10" />
        <path d="M502 55h62M502 195h62M557 49l7 6-7 6M557 189l7 6-7 6" />
        <path d="M568 5h191v100H568zM568 23h191M576 14h.01M584 14h.01" />
        <path d="M568 165h191v60H568zM568 177h191M568 213h191M592 165v12M616 165v12M640 165v12M664 165v12M688 165v12M712 165v12M736 165v12M592 213v12M616 213v12M640 213v12M664 213v12M688 213v12M712 213v12M736 213v12" />
      </Lines>
      <g fill="var(--site-signal)">
        <path d="M641 28h10l-4 6v66h-2V34z" />
        <path d="M568 177h2v36h-2z" />
      </g>
      <Names
        texts={[
          [20, 110, 'Your component'],
          [332, 42, 'Player'],
          [332, 182, 'Renderer'],
        ]}
      />
      <Texts
        fontSize="15"
        opacity="0.8"
        texts={[
          [20, 134, 'React code'],
          [20, 154, 'and its props'],
          [332, 66, 'shows the current'],
          [332, 86, 'frame on the page'],
          [332, 206, 'renders all frames'],
          [332, 226, 'and encodes them'],
          [664, 90, '42'],
          [640, 201, 'out.mp4'],
        ]}
      />
    </Drawing>
  );
}
