export {HelloTitle} from '../../hello/src/HelloTitle';
