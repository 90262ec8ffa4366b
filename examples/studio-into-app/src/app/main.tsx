import {createRoot} from 'react-dom/client';
import {TitleEditor} from './TitleEditor';

const container = document.getElementById('root');
if (container) {
  createRoot(container).render(<TitleEditor />);
}
