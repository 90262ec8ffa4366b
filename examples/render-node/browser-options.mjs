export {browserOptions} from '../hello/browser-options.mjs';
