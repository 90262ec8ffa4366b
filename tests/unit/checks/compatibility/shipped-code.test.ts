import {describe, expect, test} from 'vitest';
import {nodeModuleOf} from '../../../../checks/compatibility/node-modules';
import {ShippedModules} from '../../../../checks/compatibility/shipped-code';
import {temporarySite} from '../temporary-site';

const folder = 'node_modules/@remotion/kit';

/** What the code of `run` needs, in a package with these files. */
const needs = (files: Readonly<Record<string, string>>, exports?: unknown) => {
  const {root} = temporarySite(
    {
      [`${folder}/package.json`]: JSON.stringify({main: 'index.js', exports}),
      ...Object.fromEntries(
        Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]),
      ),
    },
    'none',
  );
  const found = {entry: '@remotion/kit', name: 'run'};
  return new ShippedModules(root, [found]).reach(found);
};

const nothing = {globals: [], packages: [], builtins: []};

describe('what the shipped code of an export needs', () => {
  test('is nothing if it only uses the language', () => {
    const code = 'export const run = (x) => Math.max(Number(x), [1].map((y) => ({y}.y)).length);';
    expect(needs({'index.js': code})).toEqual(nothing);
  });

  test('are globals that a function reads which it calls', () => {
    const code = `
      const inner = () => document.title;
      const middle = () => inner();
      export const run = () => middle();`;
    expect(needs({'index.js': code}).globals).toEqual(['document']);
  });

  test('names the property of the window', () => {
    const code = 'export const run = () => window.remotion_isStudio;';
    expect(needs({'index.js': code}).globals).toEqual(['window.remotion_isStudio']);
  });

  test('leaves out what other exports need', () => {
    const code = `
      import fs from 'node:fs';
      export const other = () => fs.readFileSync(document.title);
      export const run = () => 1;`;
    expect(needs({'index.js': code})).toEqual(nothing);
  });

  test('leaves out names of properties and local variables', () => {
    const code = `
      export const run = ({document: file, window = 1}) => ({navigator: file, process() {}, window});`;
    expect(needs({'index.js': code})).toEqual(nothing);
  });

  test('follows one property of an object, and not the others', () => {
    const code = `
      const internals = {title: () => document.title, size: () => 1, part: {deep: () => location}};
      export const run = () => internals.size() + internals.part.deep();`;
    expect(needs({'index.js': code}).globals).toEqual(['location']);
  });

  test('names other packages and modules of Node.js', () => {
    const code = `
      import {useState} from 'react';
      import {readFileSync} from 'node:fs';
      export const run = () => useState(readFileSync('a.txt'));`;
    expect(needs({'index.js': code})).toEqual({
      globals: [],
      packages: ['react'],
      builtins: ['fs'],
    });
  });

  test('follows imports of other files, in CommonJS too', () => {
    const files = {
      'index.js': `
        Object.defineProperty(exports, "__esModule", {value: true});
        const run_1 = require("./run");
        Object.defineProperty(exports, "run", {enumerable: true, get: function () { return run_1.run; }});`,
      'run.js': `
        Object.defineProperty(exports, "__esModule", {value: true});
        exports.run = exports.other = void 0;
        const other = () => document;
        exports.other = other;
        const run = () => navigator;
        exports.run = run;`,
    };
    expect(needs(files).globals).toEqual(['navigator']);
  });

  test('comes from the file that a bundler loads', () => {
    const files = {
      'index.js': 'exports.run = () => document;',
      'index.mjs': 'export const run = () => navigator;',
    };
    const exports = {'.': {import: './index.mjs', require: './index.js'}};
    expect(needs(files, exports).globals).toEqual(['navigator']);
  });

  test('is unknown if the package has no such export', () => {
    expect(() => needs({'index.js': 'export const other = 1;'})).toThrow(
      '@remotion/kit has no export run.',
    );
  });
});

describe('the module of Node.js that an entry point imports', () => {
  const imported = (code: string) => {
    const {root} = temporarySite(
      {[`${folder}/package.json`]: '{"main": "index.js"}', [`${folder}/index.js`]: code},
      'none',
    );
    return nodeModuleOf(root, '@remotion/kit');
  };

  test.each([
    ["import fs from 'node:fs'; export const run = () => fs;", 'node:fs'],
    ["exports.run = require('path').join;", 'path'],
    ["export const run = () => 1; import 'react';", undefined],
    ["export const run = () => import('node:fs');", undefined],
  ])('%s', async (code, module) => {
    expect(await imported(code)).toBe(module);
  });
});
