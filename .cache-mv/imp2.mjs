import {execSync} from 'node:child_process';import fs from 'node:fs';import path from 'node:path';
const root=process.cwd();
const files=execSync('git ls-files "*.ts" "*.tsx" "*.mts" "*.mjs"').toString().trim().split('\n').filter(f=>fs.existsSync(f)&&!f.startsWith('examples/')&&!/\.test\.|\/test\//.test(f)&&!f.startsWith('tests/'));
const room=f=>{const p=f.split('/');return p.length<2?'root':(p[0]==='features'||p[0]==='packages')?p.slice(0,2).join('/'):p[0]};
const level=r=>r.startsWith('packages/')?0:r.startsWith('features/')?1:r==='proofs'||r==='delivery'?1.5:r==='src'||r==='config'||r==='sidebars'||r==='plugins'||r==='checks'?2:3;
const g={},det={};
for(const f of files){const s=fs.readFileSync(f,'utf8');for(const m of s.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)){let t=m[1];if(t.startsWith('@site/'))t=t.slice(6);else if(t.startsWith('.'))t=path.join(path.dirname(f),t);else continue;const a=room(f),b=room(t);if(a===b||b==='node_modules')continue;const up=level(a)<level(b)||(level(a)===level(b)&&level(a)<2&&a!==b);const k=a+' -> '+b;if(up){g[k]=(g[k]??0)+1;(det[k]??=[]).push(f+' -> '+t);}}}
console.log(Object.values(g).reduce((a,b)=>a+b,0),'upward or sideways');
console.log(Object.entries(g).sort((a,b)=>b[1]-a[1]).map(([k,v])=>v+' '+k).join('\n'));
if(process.argv[2])for(const k in det)if(k.includes(process.argv[2]))console.log(k,'\n  '+det[k].join('\n  '));
