import {Excerpt} from './Excerpt';
import {Formats} from './Formats';
import {InView} from './InView';
import {Minimal} from './Minimal';
import {OnDemand} from './OnDemand';
import {OnHover} from './OnHover';
import {Retry} from './Retry';
import {WithPoster} from './WithPoster';

const examples = {Minimal, WithPoster, OnDemand, Formats, Excerpt, InView, OnHover, Retry};

export const App: React.FC = () => {
  return (
    <main style={{width: 480}}>
      {Object.entries(examples).map(([name, Example]) => (
        <section key={name} id={name}>
          <Example />
        </section>
      ))}
    </main>
  );
};
