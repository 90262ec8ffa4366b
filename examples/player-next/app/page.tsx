import {GreetingPlayer} from './GreetingPlayer';

export default function Page() {
  return (
    <main>
      <GreetingPlayer />
    </main>
  );
}
