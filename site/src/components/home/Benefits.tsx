import styles from './Benefits.module.css';
import LineIcon, { type LineIconName } from './LineIcon.tsx';

const facts: { icon: LineIconName; name: string; line: string }[] = [
  {
    icon: 'search',
    name: 'Searchable',
    line: 'Every section, field and error is found, even with a typo.',
  },
  {
    icon: 'task',
    name: 'Task first',
    line: 'A guide starts with the steps. Background comes after them.',
  },
  {
    icon: 'tested',
    name: 'Tested examples',
    line: 'Every API example is run against the product before it is published.',
  },
  {
    icon: 'open',
    name: 'Open to all',
    line: 'No sign-in. Send any page to a colleague.',
  },
];

export default function Benefits() {
  return (
    <section className={styles.section} aria-labelledby="benefits-heading">
      <h2 id="benefits-heading" className={styles.heading}>
        About this help site
      </h2>
      <ul className={styles.facts}>
        {facts.map(({ icon, name, line }) => (
          <li key={name} className={styles.fact}>
            <LineIcon name={icon} />
            <div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.line}>{line}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
