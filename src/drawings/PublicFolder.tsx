import ScrollBox from '@site/src/components/ScrollBox';

const places = [
  {y: 1, name: 'Studio', what: 'serves the folder as it is', address: '/static-…/logo.png'},
  {y: 95, name: 'Bundle', what: 'contains a copy of it', address: '/public/logo.png'},
  {y: 189, name: 'Player', what: 'public folder of your web app', address: '/logo.png'},
] as const;

/** What `staticFile()` returns for a file, depending on where the video runs. */
export default function PublicFolder() {
  return (
    <ScrollBox>
      <svg
        className="drawing"
        viewBox="0 0 860 272"
        width="860"
        height="272"
        role="img"
        aria-labelledby="public-folder-title">
        <title id="public-folder-title">
          A video calls staticFile() with logo.png. In the Studio, the result is a URL that starts
          with /static- and random characters. In a bundle, it is /public/logo.png, and in the
          Player, it is /logo.png.
        </title>
        <g fill="none" stroke="currentColor" strokeWidth="1.5">
          <rect x="1" y="86" width="230" height="100" rx="10" />
          <path d="M231 120c70 0 60-79 118-79M231 136h118M231 152c70 0 60 79 118 79M342 35l7 6-7 6M342 130l7 6-7 6M342 225l7 6-7 6" />
          {places.map(({y, name}) => (
            <rect key={name} x="358" y={y} width="501" height="82" rx="10" />
          ))}
          {places.map(({y, name}) => (
            <path key={name} d={`M630 ${y + 1}v80`} stroke="var(--site-line)" />
          ))}
        </g>
        {places.map(({y, name}) => (
          <path key={name} fill="var(--site-signal)" d={`M642 ${y + 28}h3v26h-3z`} />
        ))}
        <g fill="currentColor" fontSize="17" fontWeight="600">
          {places.map(({y, name}) => (
            <text key={name} x="378" y={y + 36}>
              {name}
            </text>
          ))}
        </g>
        <g fill="currentColor" fontSize="15" fontFamily="var(--ifm-font-family-monospace)">
          <text x="18" y="141">
            {"staticFile('logo.png')"}
          </text>
          {places.map(({y, address}) => (
            <text key={address} x="656" y={y + 46}>
              {address}
            </text>
          ))}
        </g>
        <g fill="currentColor" fontSize="14" opacity="0.85">
          {places.map(({y, what}) => (
            <text key={what} x="378" y={y + 60}>
              {what}
            </text>
          ))}
        </g>
      </svg>
    </ScrollBox>
  );
}
