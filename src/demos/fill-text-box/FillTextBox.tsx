import {fillTextBox} from '@remotion/layout-utils';
import {useCurrentFrame} from 'remotion';
import {font, headline} from '../headline-scene/headline';
import {Measure} from '../headline-scene/Measure';
import {HeadlineStage} from '../headline-scene/HeadlineStage';
import {colors} from '../theme';

type Props = {
  maxBoxWidth: number;
  maxLines: number;
  fontSize: number;
};

const FRAMES_PER_WORD = 18;

export const FillTextBox = ({maxBoxWidth, maxLines, fontSize}: Props) => {
  const frame = useCurrentFrame();
  const words = headline.split(' ').slice(0, 1 + Math.floor(frame / FRAMES_PER_WORD));

  const box = fillTextBox({maxBoxWidth, maxLines});
  const lines: string[] = [''];
  let result = {exceedsBox: false, newLine: false};
  for (const word of words) {
    result = box.add({text: `${word} `, fontSize, ...font});
    if (result.exceedsBox) {
      break;
    }
    if (result.newLine) {
      lines.push('');
    }
    lines.push(`${lines.pop() ?? ''}${word} `);
  }

  return (
    <HeadlineStage
      code={`box.add({text: '${words.at(-1)} ', fontSize: ${fontSize}, …})`}
      result={`{exceedsBox: ${result.exceedsBox}, newLine: ${result.newLine}}`}>
      <div
        style={{
          position: 'relative',
          width: maxBoxWidth,
          height: maxLines * fontSize * 1.1,
          backgroundColor: result.exceedsBox ? colors.tint : colors.gray100,
          ...font,
          fontSize,
          lineHeight: 1.1,
          whiteSpace: 'pre',
        }}>
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
        <Measure
          width={
            maxBoxWidth
          }>{`${maxBoxWidth} px, ${maxLines} ${maxLines === 1 ? 'line' : 'lines'}`}</Measure>
      </div>
    </HeadlineStage>
  );
};
