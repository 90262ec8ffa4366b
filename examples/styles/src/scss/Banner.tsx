import {AbsoluteFill} from 'remotion';
import styles from './Banner.module.scss';

export const Banner: React.FC = () => {
  return (
    <AbsoluteFill className={styles.banner}>
      <h1 className={styles.title}>Sunday</h1>
    </AbsoluteFill>
  );
};
