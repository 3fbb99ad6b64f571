import Link from '@docusaurus/Link';
import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import StructuredData, { breadcrumbList } from '@site/src/components/ui/StructuredData.tsx';
import styles from './styles.module.css';

export default function DocBreadcrumbs() {
  const breadcrumbs = useSidebarBreadcrumbs();
  if (!breadcrumbs) return null;
  const steps = breadcrumbs.flatMap(({ label, href }) =>
    href ? [{ name: label, route: href }] : [],
  );
  return (
    <>
      <StructuredData data={breadcrumbList(steps)} />
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
