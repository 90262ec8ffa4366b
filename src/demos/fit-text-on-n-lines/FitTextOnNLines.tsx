import {fitText, fitTextOnNLines} from '@remotion/layout-utils';
import {interpolate} from 'remotion';
import {font, headline} from '../headline-scene/headline';
import {Measure} from '../headline-scene/Measure';
import {HeadlineStage} from '../headline-scene/HeadlineStage';
import {useProgress} from '../parts/useProgress';
import {colors} from '../theme';

type Props = {
  maxLines: number;
  maxBoxWidth: number;
  maxFontSize: number;
};

export const FitTextOnNLines = ({maxLines, maxBoxWidth, maxFontSize}: Props) => {
  const width = Math.round(interpolate(useProgress(), [0, 1], [320, maxBoxWidth]));

  // The longest word must fit into a line of its own.
  const largest = headline
    .split(' ')
    .map((word) => fitText({text: `${word} `, withinWidth: width - 1, ...font}).fontSize);

  const {fontSize, lines} = fitTextOnNLines({
    text: headline,
    maxLines,
    maxBoxWidth: width,
    maxFontSize: Math.min(maxFontSize, ...largest),
    ...font,
  });

  return (
    <HeadlineStage
      code={`fitTextOnNLines({text, maxLines: ${maxLines}, maxBoxWidth: ${width}, …})`}
      result={`{fontSize: ${fontSize}, lines: [${lines.map((line) => `'${line}'`).join(', ')}]}`}>
      <div
        style={{
          position: 'relative',
          width,
          backgroundColor: colors.tint,
          ...font,
          fontSize,
          lineHeight: 1,
        }}>
        {lines.map((line) => (
          <div key={line} style={{whiteSpace: 'pre'}}>
            {line}
          </div>
        ))}
        <Measure width={width}>{`${width} px`}</Measure>
      </div>
    </HeadlineStage>
  );
};
