import {fitText} from '@remotion/layout-utils';
import {interpolate} from 'remotion';
import {font} from '../headline-scene/headline';
import {Measure} from '../headline-scene/Measure';
import {HeadlineStage} from '../headline-scene/HeadlineStage';
import {useProgress} from '../parts/useProgress';
import {colors} from '../theme';

type Props = {
  text: string;
  withinWidth: number;
  limited: boolean;
};

export const FitText = ({text, withinWidth, limited}: Props) => {
  const width = interpolate(useProgress(), [0, 1], [240, withinWidth]);

  const fitted = fitText({text, withinWidth: width, ...font});
  const fontSize = limited ? Math.min(fitted.fontSize, 120) : fitted.fontSize;

  return (
    <HeadlineStage
      code={`fitText({text, withinWidth: ${width.toFixed(0)}, …})`}
      result={`{fontSize: ${fitted.fontSize.toFixed(1)}}${limited ? `  Math.min(fontSize, 120): ${fontSize.toFixed(1)}` : ''}`}>
      <div style={{position: 'relative', width, backgroundColor: colors.tint}}>
        <div style={{...font, fontSize, whiteSpace: 'nowrap', textAlign: 'center'}}>{text}</div>
        <Measure width={width}>{`${width.toFixed(0)} px`}</Measure>
      </div>
    </HeadlineStage>
  );
};
