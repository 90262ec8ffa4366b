import {createRoot} from 'react-dom/client';
import {Preview} from './Preview';
import {WrongPreview} from './WrongPreview';

const Page = location.hash === '#WrongPreview' ? WrongPreview : Preview;
createRoot(document.body.appendChild(document.createElement('main'))).render(<Page />);
