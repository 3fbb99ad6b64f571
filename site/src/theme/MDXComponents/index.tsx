import Picture from '@site/src/components/guide/Picture.tsx';
import Since from '@site/src/components/guide/Since.tsx';
import Steps from '@site/src/components/guide/Steps.tsx';
import CodeBlock from '@site/src/components/ui/CodeBlock.tsx';
import Table from '@site/src/components/ui/Table.tsx';
import Admonition from '@theme/Admonition';
import Heading from '@theme/Heading';
import MDXA from '@theme/MDXComponents/A';
import MDXImg from '@theme/MDXComponents/Img';
import type { ComponentProps } from 'react';

type HeadingProps = Omit<ComponentProps<typeof Heading>, 'as'>;

/** What every page may use without importing it. Anything rarer is imported by the page. */
const MDXComponents = {
  a: MDXA,
  img: MDXImg,
  table: Table,
  h2: (props: HeadingProps) => <Heading as="h2" {...props} />,
  h3: (props: HeadingProps) => <Heading as="h3" {...props} />,
  h4: (props: HeadingProps) => <Heading as="h4" {...props} />,
  admonition: Admonition,
  CodeBlock,
  Details: 'details',
  Picture,
  Since,
  Steps,
};

export default MDXComponents;
