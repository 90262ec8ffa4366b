import {AbsoluteFill} from 'remotion';

export const Ticket: React.FC = () => {
  return (
    <AbsoluteFill className="items-center justify-center bg-brand">
      <h1 className="rounded-3xl bg-white px-16 py-10 text-8xl font-bold">Admit one</h1>
    </AbsoluteFill>
  );
};
