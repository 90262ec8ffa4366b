import {registerRoot} from 'remotion';
import {RemotionRoot} from '../../render-node/src/Root';

registerRoot(RemotionRoot);
