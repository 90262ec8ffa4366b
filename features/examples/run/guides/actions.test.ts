import {describe, expect, test} from 'vitest';
import {parseTree} from '../../../pages/markdown';
import {actionsOf} from './actions';

const fence = (meta: string, code: string): string => `\`\`\`${meta}\n${code}\n\`\`\`\n\n`;

const actions = (text: string) =>
  actionsOf(parseTree(text)).map((action) => {
    switch (action.kind) {
      case 'save':
        return `${action.file}: ${action.text}`;
      case 'run':
        return `$ ${action.command}${action.output === undefined ? '' : ` -> ${action.output}`}`;
      case 'register':
        return `register ${action.registration.component}`;
    }
  });

describe('a reader', () => {
  test('saves files and runs commands in the order of the page', () => {
    expect(
      actions(
        fence('bash npm2yarn', 'npm install zod@3\nnpx remotion still A out/a.png') +
          fence('tsx title="src/A.tsx"', 'export const a = 1;') +
          fence('bash', '# a comment\nnode a.mjs --one \\\n  --two'),
      ),
    ).toEqual([
      '$ npm install zod@3',
      '$ npx remotion still A out/a.png',
      'src/A.tsx: export const a = 1;\n',
      '$ node a.mjs --one --two',
    ]);
  });

  test('does not save output, or samples without the name of a file', () => {
    expect(
      actions(
        fence('txt title="Output"', 'done') + fence('tsx', '<A />;') + fence('json', '{"a": 1}'),
      ),
    ).toEqual([]);
  });

  test('expects the first output directly below a command', () => {
    const output = fence('txt title="Output"', 'done');
    expect(actions(fence('bash', 'node a.mjs\nnode b.mjs') + output + output)).toEqual([
      '$ node a.mjs',
      '$ node b.mjs -> done',
    ]);
    expect(
      actions(fence('bash', 'node a.mjs') + fence('tsx title="src/A.tsx"', '') + output),
    ).toEqual(['$ node a.mjs', 'src/A.tsx: \n']);
  });

  test('saves a shell script, and registers a component', () => {
    expect(
      actions(
        fence('bash title="render-all.sh"', 'for id in A B; do\n  echo $id\ndone') +
          'Register `Ring` with 30 frames, and render it.\n\nRegister both components.',
      ),
    ).toEqual(['render-all.sh: for id in A B; do\n  echo $id\ndone\n', 'register Ring']);
  });

  test('does not see what is above the cut', () => {
    expect(
      actions(
        fence(
          'tsx title="src/A.tsx"',
          "// @filename: B.tsx\nexport const b = 1;\n// ---cut---\nimport {b} from './B';",
        ),
      ),
    ).toEqual(["src/A.tsx: import {b} from './B';\n"]);
  });

  test('chooses the first of several tabs, or the one that needs no network', () => {
    const tabs = (group: string) => `<Tabs groupId="${group}">
<TabItem value="template" label="Template">

${fence('bash', 'npm create vite')}
</TabItem>
<TabItem value="by-hand" label="By hand">

${fence('bash', 'mkdir my-video')}
</TabItem>
</Tabs>
`;
    expect(actions(tabs('app'))).toEqual(['$ npm create vite']);
    expect(actions(tabs('new-project'))).toEqual(['$ mkdir my-video']);
  });

  test('assigns an output to the command in its title', () => {
    const [server, client] = actionsOf(
      parseTree(
        [
          fence('bash', 'node api.mjs'),
          fence('bash', 'node client.mjs'),
          'The server prints a line for each request:\n',
          fence('txt title="Output of node api.mjs"', 'request'),
        ].join('\n'),
      ),
    );
    expect(server).toMatchObject({command: 'node api.mjs', output: 'request'});
    expect(client).not.toHaveProperty('output');
  });
});
