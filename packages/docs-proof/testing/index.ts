/** What tests of checks need. */
export {fence, temporarySite, type TemporarySite} from './temporary-site';
