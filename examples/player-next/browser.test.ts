import next from 'next';
import {test} from 'vitest';
import {expectGreeting, openApp} from '../player-vite/testing';

test('the built Next.js app plays, seeks and takes props', async () => {
  const server = next({dev: false, dir: import.meta.dirname});
  await server.prepare();
  const handle = server.getRequestHandler();
  const app = await openApp((request, response) => void handle(request, response), '/');
  try {
    await expectGreeting(app);
  } finally {
    await app.close();
    await server.close();
  }
});
