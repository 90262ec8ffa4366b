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
