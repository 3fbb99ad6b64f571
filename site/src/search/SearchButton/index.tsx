import Link from '@docusaurus/Link';

export default function SearchButton() {
  return (
    <Link className="button" to="/search/">
      Search
    </Link>
  );
}
