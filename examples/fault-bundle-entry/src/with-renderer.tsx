import {renderStill} from '@remotion/renderer';
import {registerRoot, Still} from 'remotion';

const Title: React.FC = () => {
  return <button onClick={() => console.log(renderStill)}>Render</button>;
};

registerRoot(() => <Still id="Title" component={Title} width={480} height={120} />);
