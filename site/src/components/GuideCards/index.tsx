import PageCards from '@site/src/components/guide/PageCards.tsx';
import { useGuide } from '@site/src/components/guide/use-guide.ts';

interface Props {
  group: string;
}

/** One group of the `cards` in the front matter of the page it stands on. */
export default function GuideCards({ group }: Props) {
  const pages = useGuide().cards?.[group];
  if (!pages)
    throw new Error(`The front matter has no cards under "${group}". Add the group there.`);
  return <PageCards pages={pages} />;
}
