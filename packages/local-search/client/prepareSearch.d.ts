import { type SearchSettings } from './settings';
/** Downloads what the first query needs. */
export declare const prepareSearch: (settings: SearchSettings) => void;
