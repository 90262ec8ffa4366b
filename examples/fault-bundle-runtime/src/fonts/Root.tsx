import {Still} from 'remotion';
import {Title} from './Title';
import {WrongTitle} from './WrongTitle';

export const FontsRoot: React.FC = () => {
  return (
    <>
      <Still id="Title" component={Title} width={480} height={120} />
      <Still id="WrongTitle" component={WrongTitle} width={480} height={120} />
    </>
  );
};
