import {useState} from 'react';

export const Title: React.FC = () => {
  const [id] = useState(() => Math.random());

  return <h1 data-id={id}>Title: first version</h1>;
};
