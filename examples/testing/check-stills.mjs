// Runs the test without a reference, and with a reference that has a red square, which must fail.
import {spawnSync} from 'node:child_process';
import {rm} from 'node:fs/promises';
import sharp from 'sharp';

const run = () => {
  const {status, stdout} = spawnSync('npx', ['vitest', 'run', 'src/stills.test.ts'], {
    encoding: 'utf8',
  });
  return {passed: status === 0, stdout};
};

const expectResult = (passed, name) => {
  const result = run();
  if (result.passed !== passed) {
    throw new Error(`${name}: expected the test to ${passed ? 'pass' : 'fail'}\n${result.stdout}`);
  }
};

try {
  expectResult(true, 'without a reference');
  const image = await sharp('reference/lift-off.png')
    .composite([
      {input: {create: {width: 100, height: 100, channels: 3, background: 'red'}}, left: 0, top: 0},
    ])
    .png()
    .toBuffer();
  await sharp(image).toFile('reference/lift-off.png');
  expectResult(false, 'with a red square');
} finally {
  await rm('reference', {recursive: true, force: true});
}
