import {useEffect, useState} from 'react';

export const FullscreenButton: React.FC<{
  target: React.RefObject<HTMLElement | null>;
}> = ({target}) => {
  const [supported, setSupported] = useState(false);
  const [active, setActive] = useState(false);

  useEffect(() => {
    setSupported(document.fullscreenEnabled);

    const onChange = () => {
      setActive(
        document.fullscreenElement !== null && document.fullscreenElement === target.current,
      );
    };

    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, [target]);

  if (!supported) {
    return null;
  }

  return (
    <button
      type="button"
      onClick={() => {
        void (active ? document.exitFullscreen() : target.current?.requestFullscreen());
      }}>
      {active ? 'Leave fullscreen' : 'Fullscreen'}
    </button>
  );
};
