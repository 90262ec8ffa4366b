import {normalize} from './tokenize';

/** Words that questions consist of. They only count if the query has no other words. */
export const filler = new Set(
  (
    'a an the i my me we you your it its is are am be been was were do does did can could should would will what which ' +
    'who whom whose how why when where there here this that these those to of in on at for from by with into and or not ' +
    'no if so as than then too very get got want need please use using make made come came have has had many much long ' +
    'some any only just t s'
  )
    .split(' ')
    .map(normalize),
);

/** Words that readers use for terms that have another name in the toolkit. */
const otherNames: Readonly<Record<string, string>> = {
  asset: 'staticfile',
  aws: 'lambda',
  bounce: 'spring',
  bouncy: 'spring',
  chrome: 'browser',
  clip: 'video',
  configuration: 'config',
  cost: 'license',
  encode: 'webcodecs',
  export: 'render',
  gcp: 'cloudrun',
  image: 'img',
  length: 'duration',
  licence: 'license',
  loud: 'volume',
  movie: 'video',
  music: 'audio',
  photo: 'img image',
  picture: 'img image',
  price: 'license',
  pricing: 'license',
  song: 'audio',
  sound: 'audio',
  speed: 'playbackrate',
  subtitle: 'caption',
  terminal: 'command cli',
  transcode: 'webcodecs',
  upgrade: 'migration migrate',
  webcam: 'camera',
};

/** Synonyms by the word in the query. */
export const synonyms: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(otherNames).map(([word, names]) => [
    normalize(word),
    names.split(' ').map(normalize),
  ]),
);
