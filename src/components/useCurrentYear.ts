import {useEffect, useState} from 'react';

/** The current year once the page runs in a browser; null in the static page and on the first render. */
export default function useCurrentYear(): number | null {
  const [year, setYear] = useState<number | null>(null);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return year;
}
