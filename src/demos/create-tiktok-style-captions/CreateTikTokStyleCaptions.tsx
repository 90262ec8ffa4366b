import {createTikTokStyleCaptions} from '@remotion/captions';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';
import {colors, mono, sans} from '../theme';
import {captions} from './captions';
import {CaptionAxis} from './CaptionAxis';

type Props = {
  combineTokensWithinMilliseconds: number;
  spaces: boolean;
};

export const CreateTikTokStyleCaptions = ({combineTokensWithinMilliseconds, spaces}: Props) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const now = (frame / fps) * 1000;

  const {pages} = createTikTokStyleCaptions({
    captions: captions.map((each) => (spaces ? each : {...each, text: each.text.trim()})),
    combineTokensWithinMilliseconds,
  });
  const page = pages.findLast(({startMs}) => startMs <= now);

  return (
    <AbsoluteFill style={{backgroundColor: colors.paper}}>
      <div style={{margin: '64px 64px 0', font: `24px ${mono}`, color: colors.ink}}>
        {`createTikTokStyleCaptions({captions, combineTokensWithinMilliseconds: ${combineTokensWithinMilliseconds}})`}
      </div>
      <div
        style={{
          height: 340,
          padding: '0 64px',
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          textAlign: 'center',
          font: `700 88px/1.2 ${sans}`,
          letterSpacing: '-0.02em',
        }}>
        <div style={{whiteSpace: 'pre-wrap', overflowWrap: 'anywhere'}}>
          {page?.tokens.map(({text, fromMs, toMs}) => (
            <span
              key={fromMs}
              style={{color: now >= fromMs && now < toMs ? colors.signal : colors.ink}}>
              {text}
            </span>
          ))}
        </div>
      </div>
      <CaptionAxis captions={captions} pages={pages} now={now} />
    </AbsoluteFill>
  );
};
