import {useRef} from 'react';

export const StudioPreview: React.FC = () => {
  const iframe = useRef<HTMLIFrameElement>(null);

  const seekTo = (frame: number) => {
    iframe.current?.contentWindow?.postMessage({type: 'seek', frame}, window.location.origin);
  };

  return (
    <>
      <button type="button" onClick={() => seekTo(50)}>
        Show the second product
      </button>
      <iframe
        ref={iframe}
        src="/studio/?/Offer"
        title="All videos in the Studio"
        style={{width: '100%', height: 800, border: 0}}
      />
    </>
  );
};
