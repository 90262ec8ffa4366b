import {execFile} from 'node:child_process';
import {copyFileSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {checkCommand} from '../../../scripts/lib/checks';
import {root} from '../../../scripts/lib/tools';

let project: string;
beforeAll(() => {
  project = mkdtempSync(path.join(tmpdir(), 'lint-'));
  copyFileSync(path.join(root, '.oxlintrc.json'), path.join(project, '.oxlintrc.json'));
  writeFileSync(
    path.join(project, 'tsconfig.json'),
    JSON.stringify({compilerOptions: {strict: true, jsx: 'preserve', target: 'ES2022', types: []}}),
  );
});
afterAll(() => rmSync(project, {recursive: true, force: true}));

const lint = (file: string, text: string): Promise<{code: number; output: string}> => {
  writeFileSync(path.join(project, file), text);
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...checkCommand('lint', [file])],
      {cwd: project},
      (error, stdout, stderr) => {
        resolve({code: error ? Number(error.code) : 0, output: stdout + stderr});
      },
    );
  });
};

it.each<[rule: string, file: string, text: string]>([
  ['no-floating-promises', 'promise.ts', 'const load = async () => 1;\nload();\nexport {load};\n'],
  ['no-explicit-any', 'any.ts', 'export const first = (list: any) => list as string;\n'],
  ['no-unused-vars', 'unused.ts', 'const unused = 1;\nexport {};\n'],
  [
    'rules-of-hooks',
    'hook.tsx',
    'declare const useFrame: () => number;\nexport const Frame = ({on}: {on: boolean}) => (on ? useFrame() : 0);\n',
  ],
  [
    'no-static-element-interactions',
    'click.tsx',
    'export const box = <div onClick={() => undefined} />;\n',
  ],
  [
    'Unused oxlint-disable directive',
    'directive.ts',
    '// oxlint-disable-next-line no-var\nexport const one = 1;\n',
  ],
])('reports %s', async (rule, file, text) => {
  const {code, output} = await lint(file, text);
  expect(output).toContain(rule);
  expect(code).toBe(1);
});

it('accepts code without problems', async () => {
  const {code, output} = await lint('good.ts', 'export const one = 1;\n');
  expect(output).toContain('Found 0 warnings and 0 errors');
  expect(code).toBe(0);
});
