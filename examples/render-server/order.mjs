import {writeFile} from 'node:fs/promises';
import {setTimeout} from 'node:timers/promises';

const server = process.env.RENDER_SERVER ?? 'http://localhost:8080';

const order = (body) => fetch(`${server}/renders`, {method: 'POST', body: JSON.stringify(body)});

const refused = await order({city: 'Bern', days: []});
console.log(refused.status, await refused.json());

const days = [
  {name: 'Sat', celsius: 15},
  {name: 'Sun', celsius: 19},
];
const accepted = await order({city: 'Bern', days});
const {id} = await accepted.json();
console.log(accepted.status, 'waiting for the video');

let job;
do {
  await setTimeout(200);
  job = await fetch(`${server}/renders/${id}`).then((response) => response.json());
} while (job.status === 'waiting' || job.status === 'rendering');
console.log(job);

const video = await fetch(`${server}/renders/${id}/video`);
await writeFile('out/bern.mp4', Buffer.from(await video.arrayBuffer()));
console.log(video.status, video.headers.get('content-type'));
