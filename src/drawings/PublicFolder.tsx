import Drawing, {Lines, Names, Notes, Texts} from './Drawing';

const places = [
  {y: 1, name: 'Studio', what: 'serves the folder as it is', address: '/static-…/logo.png'},
  {y: 95, name: 'Bundle', what: 'contains a copy of it', address: '/public/logo.png'},
  {y: 189, name: 'Player', what: 'public folder of your web app', address: '/logo.png'},
] as const;

/** What `staticFile()` returns for a file, depending on where the video runs. */
export default function PublicFolder() {
  return (
    <Drawing
      width={860}
      height={272}
      title="A video calls staticFile() with logo.png. In the Studio, the result is a URL that starts with /static- and random characters. In a bundle, it is /public/logo.png, and in the Player, it is /logo.png.">
      <Lines>
        <rect x="1" y="86" width="230" height="100" rx="10" />
        <path d="M231 120c70 0 60-79 118-79M231 136h118M231 152c70 0 60 79 118 79M342 35l7 6-7 6M342 130l7 6-7 6M342 225l7 6-7 6" />
        {places.map(({y, name}) => (
          <rect key={name} x="358" y={y} width="501" height="82" rx="10" />
        ))}
        {places.map(({y, name}) => (
          <path key={name} d={`M630 ${y + 1}v80`} stroke="var(--site-line)" />
        ))}
      </Lines>
      {places.map(({y, name}) => (
        <path key={name} fill="var(--site-signal)" d={`M642 ${y + 28}h3v26h-3z`} />
      ))}
      <Names texts={places.map(({y, name}) => [378, y + 36, name])} />
      <Texts
        fontFamily="var(--ifm-font-family-monospace)"
        fontSize="15"
        texts={[
          [18, 141, "staticFile('logo.png')"],
          ...places.map(({y, address}) => [656, y + 46, address] as const),
        ]}
      />
      <Notes texts={places.map(({y, what}) => [378, y + 60, what])} />
    </Drawing>
  );
}
