import {IsolationStatus} from '../src/IsolationStatus';

export default function Page() {
  return <IsolationStatus />;
}
