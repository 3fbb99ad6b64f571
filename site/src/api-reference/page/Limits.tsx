import { LIMITS } from '../limits.ts';
import { inlineHtml } from '../markdown-html.ts';
import styles from './Limits.module.css';
import Section from './Section.tsx';

/** Every limit that a caller can meet. */
export default function Limits() {
  return (
    <Section id="limits" title="Limits">
      <table className={styles.limits}>
        <tbody>
          {LIMITS.map(([what, limit]) => (
            <tr key={what}>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown of our own */}
              <th scope="row" dangerouslySetInnerHTML={{ __html: inlineHtml(what) }} />
              <td>{limit}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
