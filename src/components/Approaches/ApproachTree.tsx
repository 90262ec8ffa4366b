import Link from '@docusaurus/Link';
import {type Answer, type QuestionId, firstQuestion, questions} from '@site/src/data/approaches';
import styles from './ApproachTree.module.css';

function Choice({choice}: {readonly choice: Answer}) {
  if ('question' in choice) {
    return (
      <details>
        <summary>{choice.answer}</summary>
        <Choices of={choice.question} />
      </details>
    );
  }
  const {href, label, why} = choice.use;
  return (
    <>
      <p className={styles.answer}>
        <strong>{choice.answer}</strong>
      </p>
      <p className={styles.use}>
        <Link to={href}>{label}</Link>. {why}
      </p>
    </>
  );
}

function Choices({of}: {readonly of: QuestionId}) {
  const {text, help, answers} = questions[of];
  return (
    <>
      <p className={styles.question}>
        {text}
        {help && (
          <>
            {' '}
            <Link to={help.href}>{help.label}</Link>
          </>
        )}
      </p>
      <ul className={styles.choices}>
        {answers.map((choice) => (
          <li key={choice.answer}>
            <Choice choice={choice} />
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * Questions about the videos that lead to a guide. An answer opens the next question. Needs no JavaScript: the
 * answers are `<details>` elements, which browsers open by mouse, touch and keyboard.
 */
export default function ApproachTree() {
  return (
    <div className={styles.tree}>
      <Choices of={firstQuestion} />
    </div>
  );
}
