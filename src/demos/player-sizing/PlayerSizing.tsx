import {AbsoluteFill} from 'remotion';
import {Intro} from '../player-scene/Intro';
import {Scaled} from '../player-scene/Scaled';
import {colors} from '../theme';
import {Boxes} from './Boxes';

const composition = {width: 1280, height: 720};

type Props = {
  style: 'width' | 'height' | 'width and height';
  width: number;
  height: number;
};

export const PlayerSizing = ({style, width, height}: Props) => {
  const ratio = composition.width / composition.height;
  // The box of the Player in a container of the chosen size.
  const box = {
    width: {width, height: width / ratio},
    height: {width: height * ratio, height},
    'width and height': {width, height},
  }[style];
  // The picture is as large as it can be without being cut, and centered.
  const scale = Math.min(box.width / composition.width, box.height / composition.height);

  return (
    <AbsoluteFill style={{backgroundColor: colors.paper}}>
      <Boxes style={style} container={{width, height}} box={box} scale={scale}>
        <Scaled
          left={(box.width - composition.width * scale) / 2}
          top={(box.height - composition.height * scale) / 2}
          width={composition.width * scale}>
          <Intro />
        </Scaled>
      </Boxes>
    </AbsoluteFill>
  );
};
