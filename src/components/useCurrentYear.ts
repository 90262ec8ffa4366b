import {useEffect, useState} from 'react';

/** Returns the current year in the browser, and null in the static page and during hydration. */
export default function useCurrentYear(): number | null {
  const [year, setYear] = useState<number | null>(null);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return year;
}
