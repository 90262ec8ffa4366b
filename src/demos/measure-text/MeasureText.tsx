import {measureText} from '@remotion/layout-utils';
import {font} from '../headline-scene/headline';
import {Measure} from '../headline-scene/Measure';
import {HeadlineStage} from '../headline-scene/HeadlineStage';
import {useProgress} from '../parts/useProgress';
import {colors} from '../theme';

type Props = {
  text: string;
  fontSize: number;
  letterSpacing: number;
  padding: number;
};

export const MeasureText = ({text, fontSize, letterSpacing, padding}: Props) => {
  const progress = useProgress();

  const style = {
    ...font,
    fontSize,
    letterSpacing: `${letterSpacing}px`,
  };
  const {width, height} = measureText({
    text,
    ...style,
    additionalStyles: {padding: `${padding}px`},
  });

  return (
    <HeadlineStage
      code="measureText({text, fontSize, …})"
      result={`{width: ${width.toFixed(1)}, height: ${height.toFixed(1)}}`}>
      <div style={{position: 'relative', width, height, backgroundColor: colors.tint}}>
        <div style={{...style, padding, whiteSpace: 'pre'}}>{text}</div>
        <Measure width={width * progress}>{`${(width * progress).toFixed(0)} px`}</Measure>
      </div>
    </HeadlineStage>
  );
};
