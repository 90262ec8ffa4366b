import {registerRoot} from 'remotion';
import {RemotionRoot} from '../../command-line/src/Root';

registerRoot(RemotionRoot);
