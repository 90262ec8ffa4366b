import {AbsoluteFill} from 'remotion';

export type TicketProps = {
  title: string;
  color: string;
  size: {width?: number; height?: number};
  visits: number | null;
};

export const Ticket: React.FC<TicketProps> = (props) => {
  return (
    <AbsoluteFill style={{backgroundColor: 'white', padding: 40, fontSize: 32}}>
      <pre>{JSON.stringify(props, null, 2)}</pre>
    </AbsoluteFill>
  );
};
