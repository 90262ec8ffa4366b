export {RemotionRoot} from '../../../player-shared/src/video/Root';
