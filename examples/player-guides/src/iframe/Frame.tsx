import {useState} from 'react';
import {createPortal} from 'react-dom';

type FrameProps = {
  title: string;
  style?: React.CSSProperties;
  children: React.ReactNode;
};

export const Frame: React.FC<FrameProps> = ({title, style, children}) => {
  const [body, setBody] = useState<HTMLElement | null>(null);

  return (
    <iframe
      title={title}
      style={{border: 'none', ...style}}
      srcDoc="<!doctype html><style>body { margin: 0; overflow: hidden }</style>"
      onLoad={(event) => {
        setBody(event.currentTarget.contentDocument?.body ?? null);
      }}>
      {body ? createPortal(children, body) : null}
    </iframe>
  );
};
