import {describe, expect, test} from 'vitest';
import {differenceOf, missingLine, outputOf} from './output';
import {screenOf} from './screen';

const escape = '\u001B[';

describe('what a terminal shows', () => {
  test.each([
    ['plain lines', 'one\ntwo\n', 'one\ntwo\n'],
    ['no line break at the end', 'one', 'one\n'],
    ['white space at the ends', '\n\none  \n\ntwo\n\n\n', 'one\n\ntwo\n'],
    ['colors', `${escape}32mone${escape}39m two`, 'one two\n'],
    ['a line written over', '10%\r100%\n', '100%\n'],
    ['a shorter one on top', `100%\rok${escape}0K\n`, 'ok\n'],
    ['a part of a line', `frame 1 of 9${escape}6D2\n`, 'frame 2 of 9\n'],
    ['lines above', `one\ntwo\n${escape}2AONE\n`, 'ONE\ntwo\n'],
    ['lines above, from their start', `one\ntwo\n${escape}2FONE\n${escape}E`, 'ONE\ntwo\n'],
    ['a line taken back', `working\n${escape}1A${escape}2Kdone\n`, 'done\n'],
    ['all below taken back', `one\ntwo\nthree${escape}2A${escape}1G${escape}0Jend`, 'end\n'],
    ['a column', `one${escape}1GO`, 'One\n'],
    ['further down and right', `one${escape}2B${escape}1Ctwo`, 'one\n\n    two\n'],
  ])('%s', (_name, printed, shown) => {
    expect(screenOf(printed)).toBe(shown);
  });
});

describe('the output of a step', () => {
  test('does not reveal the machine', () => {
    expect(
      outputOf('wrote /home/me/site/examples/stills/out/a.png', '/home/me/site/examples/stills'),
    ).toBe('wrote /path/to/my-video/out/a.png\n');
  });

  test('has no warnings about this site and this machine', () => {
    const printed = [
      '-------------',
      'Version mismatch:',
      '- On version: 4.0.332',
      '',
      '- Remove the `^` character in front of a version to pin a package.',
      '-------------',
      '',
      'Browser failed to load http://localhost:3000/favicon.ico (Other): net::ERR_CONNECTION_RESET',
      'Port 3000 is already in use. Trying another port...',
      'Codec                h264',
    ].join('\n');
    expect(outputOf(printed, '/nowhere')).toBe('Codec                h264\n');
  });

  test('starts with the first visible line, with or without a warning before it', () => {
    const printed = '\nThe following compositions are available:\n';
    const shown = 'The following compositions are available:\n';
    const warning = 'Browser failed to load http://localhost:3000/favicon.ico (Other): net::ERR';
    expect(outputOf(printed, '/nowhere')).toBe(shown);
    expect(outputOf(`${warning}\n${printed}`, '/nowhere')).toBe(shown);
  });
});

describe('the difference', () => {
  const ready = 'Server ready - Local: http://localhost:3000\n';
  const fetching = (render: number, server: number): string =>
    `Fetching http://localhost:${render}/proxy?src=http%3A%2F%2Flocalhost%3A${server}%2Fslow.mp4\n`;

  test.each([
    ['the same lines', 'a\nb\n', 'a\nb\n'],
    [
      'parts that change with every run',
      'Concurrency          1x\nRendered frames      ━━━ 12ms\n',
      'Concurrency          4x\nRendered frames      ━━━ 7180ms\n',
    ],
    ['another free port of a render', fetching(3000, 5513), fetching(3001, 5513)],
    ['another free port twice', fetching(3000, 3000), fetching(3001, 3001)],
    [
      'a Studio that builds the project before its server is ready',
      `${ready}Built in 2819ms\n`,
      `Built in 700ms\n${ready}`,
    ],
  ])('is empty for %s', (_name, recorded, printed) => {
    expect(differenceOf(recorded, printed)).toBeUndefined();
  });

  test('is empty for every occurrence of masked text', () => {
    const masks = [[/\d+ kB/, '1 kB']] as const;
    expect(differenceOf('12 kB, 13 kB\n', '14 kB, 1 kB\n', masks)).toBeUndefined();
  });

  test.each([
    ['another port of a server of the example', fetching(3000, 5513), fetching(3000, 5514)],
    ['a Studio that builds no project', `${ready}Built in 2819ms\n`, ready],
    ['text without a mask', '12 kB\n', '14 kB\n'],
  ])('is not empty for %s', (_name, recorded, printed) => {
    expect(differenceOf(recorded, printed)).toBeDefined();
  });

  test('shows the lines from the first to the last difference, with two lines of context', () => {
    expect(differenceOf('1\n2\n3\n4\n5\n6\n7\n', '1\n2\n3\nfour\n5\n6\n7\n')).toBe(
      '@ line 4\n  2\n  3\n- 4\n+ four\n  5\n  6',
    );
  });

  test.each([
    ['more', 'a\nb\n', 'a\nb\nc\n', '+ c'],
    ['less', 'a\nb\nc\n', 'a\nb\n', '- c'],
    ['a repeated line', 'a\n', 'a\na\n', '+ a'],
    ['nothing recorded', '\n', 'a\n', '+ a'],
  ])('shows %s', (_name, before, after, line) => {
    expect(differenceOf(before, after)?.split('\n')).toContain(line);
  });
});

describe('a page shows', () => {
  const printed = `Bundled code         ━━━━━━━━━━━━━━━━━━ 9ms

HelloTitle    30      1280x720       90 (3.00 sec)
Trip          30      1280x720       130 (4.33 sec)
Server ready - Local: http://localhost:3000, Network: http://10.0.0.4:3000
+             out/a.gif 48.3 kB
`;

  test.each([
    ['part of what is printed', 'Trip    30      1280x720       130 (4.33 sec)'],
    [
      'another time, and a line that is only printed first',
      'Bundled code   ━━━━━━━━━━━━━━━━━━ 1ms\n⚡️ Cached bundle. Subsequent renders will be faster.\n\nTrip 30 1280x720 130 (4.33 sec)',
    ],
    [
      'the progress, and the address of another machine',
      '5 %\n50 %\nServer ready - Local: http://localhost:3001, Network: http://192.0.2.2:3001',
    ],
    ['another size', '+ out/a.gif 47 kB'],
    ['part of a line', 'Trip …\n+ out/… kB'],
  ])('%s', (_what, shown) => {
    expect(missingLine(shown, printed)).toBeUndefined();
  });

  test.each([
    [
      'a line that is not printed',
      'Trip 30 1280x720 131 (4.37 sec)',
      'Trip 30 1280x720 131 (4.37 sec)',
    ],
    ['lines in another order', 'Trip …\nHelloTitle …', 'HelloTitle …'],
    ['only the start of a line', 'Trip', 'Trip'],
    ['a line with another end', 'Trip … (4.37 sec)', 'Trip … (4.37 sec)'],
  ])('not %s', (_what, shown, missing) => {
    expect(missingLine(shown, printed)).toBe(missing);
  });
});
