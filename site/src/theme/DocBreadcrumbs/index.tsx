import Link from '@docusaurus/Link';
import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import styles from './styles.module.css';

export default function DocBreadcrumbs() {
  const breadcrumbs = useSidebarBreadcrumbs();
  if (!breadcrumbs) return null;
  return (
    <>
      <DocBreadcrumbsStructuredData breadcrumbs={breadcrumbs} />
      <nav aria-label="Breadcrumbs" className={styles.breadcrumbs}>
        <ol className={styles.trail}>
          <li>
            <Link to="/">Home</Link>
          </li>
          {breadcrumbs.slice(0, -1).map(({ label, href }) => (
            // A folder without a page of its own is plain text.
            <li key={label}>{href ? <Link to={href}>{label}</Link> : label}</li>
          ))}
          <li aria-current="page">{breadcrumbs.at(-1)?.label}</li>
        </ol>
      </nav>
    </>
  );
}
