import {useState} from 'react';

export const badgeColor = 'teal';

export const Badge: React.FC = () => {
  const [id] = useState(() => Math.random());

  return (
    <h1 data-id={id} style={{color: badgeColor}}>
      Badge: first version
    </h1>
  );
};
