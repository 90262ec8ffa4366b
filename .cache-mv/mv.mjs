// Moves files and directories of a checkout and rewrites every reference to them. Usage: node mv.mjs MAPPING.tsv (in the root of the checkout)
import {execSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
const sh = (c) => execSync(c, {maxBuffer: 1 << 28}).toString();
const pairs = fs.readFileSync(process.argv[2], 'utf8').split('\n').map((l) => l.replace(/#.*/, '').trim()).filter(Boolean).map((l) => l.split(/\s+/)).sort((a, b) => b[0].length - a[0].length);
const tracked = sh('git ls-files').trim().split('\n').filter((f) => fs.existsSync(f));
const used = new Set();
const newOf = (f) => { for (const [a, b] of pairs) { if (f === a) { used.add(a); return b; } if (f.startsWith(a + '/')) { used.add(a); return b + f.slice(a.length); } } return f; };
const map = new Map(tracked.map((f) => [f, newOf(f)]));
for (const [a] of pairs) if (!used.has(a)) console.log('not found:', a);
const targets = new Map();
for (const [a, b] of map) { if (targets.has(b)) console.log('collision', a, targets.get(b), b); targets.set(b, a); }
const exts = ['', '.ts', '.tsx', '.mts', '.mjs', '.js', '.json', '.css', '/index.ts', '/index.tsx'];
const resolve = (p) => { for (const e of exts) if (map.has(p + e)) return [p + e, e]; return undefined; };
// the specifier of a module: keeps the form (with or without extension, with or without /index)
const specOf = (fromNew, target, ext) => {
  let t = map.get(target);
  if (ext.startsWith('/index')) { if (t.endsWith(ext)) t = t.slice(0, -ext.length); else t = t.replace(/\.(tsx?|mts)$/, ''); }
  else if (ext !== '') t = t.endsWith('/index' + ext) && !target.endsWith('/index' + ext) ? t.slice(0, -('/index' + ext).length) : t.slice(0, -ext.length);
  else if (/\/index\.tsx?$/.test(t) && false) t = t;
  return t;
};
const rel = (fromNew, t) => { let r = path.relative(path.dirname(fromNew), t); if (!r.startsWith('.')) r = './' + r; return r; };
const code = /\.([cm]?[jt]sx?|mdx?|css)$/;
const text = /\.([cm]?[jt]sx?|mdx?|css|json|jsonc|ya?ml|tsv|txt|html|svg)$|^\.[a-z]|rc$/;
let changed = 0;
const edits = [];
const prefixes = pairs.map(([a, b]) => [a, b]);
const escape = (s) => s.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
// plain mentions of a moved path, for example in a configuration or a comment
const mention = new RegExp('(?<![\\w./@-])(@site/)?(' + prefixes.map(([a]) => escape(a)).join('|') + ')(?![\\w-])(?!\\.(?!ts|tsx|json|mjs|css|\\s|$)\\w)', 'g');
const isSkipped = (f) => /^(records|reviews|static|package-lock\.json)/.test(f) || /\.(png|jpe?g|mp4|webm|woff2?|gif|wav|mp3|ico|snap)$/.test(f);
for (const [old, now] of map) {
  if (isSkipped(old) || !text.test(path.basename(old))) continue;
  const before = fs.readFileSync(old, 'utf8');
  let s = before;
  if (code.test(old)) {
    // relative module specifiers and new URL('./x', import.meta.url)
    s = s.replace(/((?:from|import|import\(|require\(|mock\(|doMock\(|importActual(?:<[^>]*>)?\(|importOriginal\(|new URL\(|typeof import\(|@import|composes:[^;]*from)\s*)(['"])(\.{1,2}\/[^'"]*|\.{1,2})\2/g, (m, pre, q, spec) => {
      const [bare, query = ''] = spec.split(/(?=[?#])/);
      const p = path.normalize(path.join(path.dirname(old), bare)).replace(/\/$/, '');
      const hit = resolve(p);
      if (!hit) { // a folder
        if (old !== now && (p === '.' || p === '..')) { const up = rel(now, '.'); return pre + q + up + q; }
        if (old !== now || pairs.some(([a]) => a === p || p.startsWith(a + '/'))) {
          const isDir = tracked.some((f) => f.startsWith(p + '/'));
          if (isDir) { return pre + q + rel(now, newOf(p)) + query + q; }
          if (old !== now) console.log('unresolved', old, spec);
        }
        return m;
      }
      const t = specOf(now, ...hit);
      return pre + q + rel(now, t) + query + q;
    });
  }
  if (code.test(old) && old !== now) {
    s = s.replace(/((?:import\.meta\.dirname|__dirname|path\.dirname\(fileURLToPath\(import\.meta\.url\)\)),\s*')([^']*)'/g, (m, pre, spec) => {
      const p = path.normalize(path.join(path.dirname(old), spec)).replace(/\/$/, '');
      const t = p === '.' ? '.' : newOf(p);
      return pre + (path.relative(path.dirname(now), t) || '.') + "'";
    });
  }
  s = s.replace(mention, (m, site = '', a, at) => {
    // longest prefix wins because the pairs are sorted
    return site + pairs.find(([x]) => x === a)[1];
  });
  if (s !== before) edits.push([old, s]);
}
for (const [old, s] of edits) { fs.writeFileSync(old, s); changed++; }
const moves = [...map].filter(([a, b]) => a !== b);
for (const [a, b] of moves) { fs.mkdirSync(path.dirname(b), {recursive: true}); fs.renameSync(a, b); }
sh('git add -A');
for (const dir of new Set(moves.map(([a]) => path.dirname(a)))) { let d = dir; while (d !== '.' && fs.existsSync(d) && fs.readdirSync(d).length === 0) { fs.rmdirSync(d); d = path.dirname(d); } }
console.log(`${moves.length} files moved, ${changed} rewritten`);
