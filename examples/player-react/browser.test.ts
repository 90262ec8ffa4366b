import {test} from 'vitest';
import {expectGreeting, files, openApp} from '../player-vite/testing';

test('the bundled app plays, seeks and takes props', async () => {
  const app = await openApp(files(import.meta.dirname), '/');
  try {
    await expectGreeting(app);
  } finally {
    await app.close();
  }
});
