import {AbsoluteFill, Series} from 'remotion';
import {Title} from './Title';

export const framesPerTitle = 45;

type TitleListProps = {
  titles: string[];
};

export const TitleList: React.FC<TitleListProps> = ({titles}) => {
  return (
    <AbsoluteFill style={{backgroundColor: 'white'}}>
      <Series>
        {titles.map((title) => (
          <Series.Sequence key={title} durationInFrames={framesPerTitle}>
            <Title text={title} />
          </Series.Sequence>
        ))}
      </Series>
    </AbsoluteFill>
  );
};
