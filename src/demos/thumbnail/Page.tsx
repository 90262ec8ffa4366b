import {AbsoluteFill} from 'remotion';
import {Text} from '../parts/Text';
import {Timeline} from '../parts/Timeline';
import {colors} from '../theme';

/** The labels above both images, and the strip below with the playhead and the chosen frame. */
export const Page = ({frameToDisplay}: {readonly frameToDisplay: number}) => (
  <AbsoluteFill>
    <svg viewBox="0 0 1280 720">
      <Text x={64} y={96} size={34} fill={colors.gray600}>
        The video plays
      </Text>
      <Text x={672} y={96} size={34} code fill={colors.signal}>
        {'<Thumbnail>'}
      </Text>
      <Timeline
        step={3}
        y={552}
        height={48}
        rise={36}
        marks={[{frame: frameToDisplay, label: `frameToDisplay={${frameToDisplay}}`}]}
      />
    </svg>
  </AbsoluteFill>
);
