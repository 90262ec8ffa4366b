import {createWriteStream} from 'node:fs';
import {mkdir, stat} from 'node:fs/promises';
import path from 'node:path';
import {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';

const [folder, ...urls] = process.argv.slice(2);
await mkdir(folder, {recursive: true});

// One file at a time, so that the server receives only one request at a time.
for (const url of urls) {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} responded with status ${response.status}`);
  }

  const file = path.join(folder, path.basename(new URL(url).pathname));
  await pipeline(Readable.fromWeb(response.body), createWriteStream(file));
  const {size} = await stat(file);
  console.log(`${file}: ${size} bytes`);
}
