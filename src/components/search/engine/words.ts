/** Words that questions are made of. They count only where nothing else is asked. */
export const filler = new Set(
  (
    'a an the i my me we you your it its is are am be been was were do does did can could should would will what which who ' +
    'whom whose how why when where there here this that these those to of in on at for from by with into and or not no if so as ' +
    'than then too very get got want need please use using make made come came have has had many much long some any t s'
  ).split(' '),
);

/** What readers call things that this toolkit calls otherwise. */
export const synonyms: Readonly<Record<string, readonly string[]>> = {
  image: ['img'],
  picture: ['img', 'image'],
  photo: ['img', 'image'],
  sound: ['audio'],
  music: ['audio'],
  song: ['audio'],
  movie: ['video'],
  clip: ['video'],
  upgrade: ['migration', 'migrate'],
  aws: ['lambda'],
  gcp: ['cloudrun'],
  asset: ['staticfile'],
  webcam: ['camera'],
  terminal: ['command', 'cli'],
};

/** "rendering", "rendered" and "renders" begin with what "render" is; null for a word without an ending. */
export const stem = (word: string): string | null => {
  const cut = word.replace(/(?:ation|ating|ated|ing|ed|er|or|ment|y|e)$/, '');
  return cut !== word && cut.length >= 4 ? cut.replace(/(.)\1$/, '$1') : null;
};
