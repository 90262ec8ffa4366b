// Ejected: the original sets its own colors in inline styles. The size (128 by 110), the three rings, their
// cycles of 1.5 s and 3 s, and the red box with Retry are as in the original and as specified. Here, they take the
// colors of the site, stand still under reduced motion, and are announced to screen readers.
import type {LoadingComponentProps} from 'react-loadable';
import styles from '@site/src/components/Loading/styles.module.css';

const Ring = ({begin}: {readonly begin: string}) => (
  <circle cx="22" cy="22" r="6" strokeOpacity="0">
    <animate attributeName="r" begin={begin} dur="3s" values="6;22" repeatCount="indefinite" />
    <animate
      attributeName="stroke-opacity"
      begin={begin}
      dur="3s"
      values="1;0"
      repeatCount="indefinite"
    />
    <animate
      attributeName="stroke-width"
      begin={begin}
      dur="3s"
      values="2;0"
      repeatCount="indefinite"
    />
  </circle>
);

export default function Loading({error, retry, pastDelay}: LoadingComponentProps) {
  if (error) {
    return (
      <div className={styles.error} role="alert">
        <p>{String(error)}</p>
        <button type="button" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (!pastDelay) {
    return null;
  }
  return (
    <div className={styles.loading} role="status" aria-label="Loading the page">
      <svg
        id="loader"
        className={styles.spinner}
        width="128"
        height="110"
        viewBox="0 0 45 45"
        stroke="currentColor"
        aria-hidden="true">
        <g fill="none" fillRule="evenodd" transform="translate(1 1)" strokeWidth="2">
          <Ring begin="1.5s" />
          <Ring begin="3s" />
          <circle cx="22" cy="22" r="8">
            <animate
              attributeName="r"
              begin="0s"
              dur="1.5s"
              values="6;1;2;3;4;5;6"
              repeatCount="indefinite"
            />
          </circle>
        </g>
      </svg>
      <p className={styles.still}>Loading the page</p>
    </div>
  );
}
