import {registerRoot} from 'remotion';
import {RemotionRoot} from './Root';

const load = async () => {
  // The promise never settles, as if a server didn't respond.
  await new Promise(() => undefined);
  registerRoot(RemotionRoot);
};

void load();
