import {useState} from 'react';

export const chartColor = 'teal';

export const Chart: React.FC = () => {
  const [id] = useState(() => Math.random());

  return (
    <h1 data-id={id} style={{color: chartColor}}>
      Chart: first version
    </h1>
  );
};
