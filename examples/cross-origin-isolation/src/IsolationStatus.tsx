'use client';

import {useEffect, useState} from 'react';

export const IsolationStatus: React.FC = () => {
  const [isIsolated, setIsIsolated] = useState<boolean | null>(null);

  useEffect(() => {
    setIsIsolated(window.crossOriginIsolated);
  }, []);

  return isIsolated === null ? null : <p>{isIsolated ? 'Isolated' : 'Not isolated'}</p>;
};
