/** What the error pages of a site use. */
export {hydrationFailed} from './client/hydrationFailed';
export {isOutdated} from './client/isOutdated';
