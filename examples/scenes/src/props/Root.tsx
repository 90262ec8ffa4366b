import {type CalculateMetadataFunction, Composition} from 'remotion';
import {Ticket, type TicketProps} from './Ticket';

const addVisits: CalculateMetadataFunction<TicketProps> = ({props}) => {
  return {props: {...props, visits: 1200}};
};

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="Ticket"
      component={Ticket}
      calculateMetadata={addVisits}
      durationInFrames={30}
      fps={30}
      width={1280}
      height={720}
      defaultProps={{
        title: 'Untitled',
        color: 'tomato',
        size: {width: 400, height: 200},
        visits: null,
      }}
    />
  );
};
