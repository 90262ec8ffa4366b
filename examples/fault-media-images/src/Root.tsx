import {Composition} from 'remotion';
import {CssBackground} from './CssBackground';
import {NextPhoto} from './NextPhoto';
import {OptimizedPhoto} from './OptimizedPhoto';
import {Pattern} from './Pattern';
import {Photo} from './Photo';
import {Title} from './Title';

const settings = {
  durationInFrames: 1,
  fps: 30,
  width: 320,
  height: 180,
  defaultProps: {src: 'http://localhost:5512/photo.svg'},
};

export const RemotionRoot: React.FC = () => {
  return (
    <>
      <Composition id="CssBackground" component={CssBackground} {...settings} />
      <Composition id="NextPhoto" component={NextPhoto} {...settings} />
      <Composition id="OptimizedPhoto" component={OptimizedPhoto} {...settings} />
      <Composition id="Pattern" component={Pattern} {...settings} />
      <Composition id="Title" component={Title} {...settings} />
      <Composition id="Photo" component={Photo} {...settings} />
    </>
  );
};
