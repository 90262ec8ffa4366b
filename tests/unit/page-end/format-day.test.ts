import {expect, test} from 'vitest';
import {formatDay} from '../../../src/components/PageEnd/format-day';

test('writes the days of a year as Intl does', () => {
  const format = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});
  for (let date = new Date('2024-01-01'); date.getUTCFullYear() === 2024;) {
    expect(formatDay(date.toISOString().slice(0, 10))).toBe(format.format(date));
    date = new Date(date.getTime() + 86_400_000);
  }
});
