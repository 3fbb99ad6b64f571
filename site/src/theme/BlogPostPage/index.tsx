import { BlogPostProvider } from '@docusaurus/plugin-content-blog/client';
import { blogPostContainerID } from '@docusaurus/utils-common';
import type { PageLink } from '@site/config/front-matter.ts';
import GuideFooter from '@site/src/components/guide/GuideFooter.tsx';
import RelatedGuides from '@site/src/components/guide/RelatedGuides.tsx';
import ReleaseHeader from '@site/src/components/release/ReleaseHeader.tsx';
import ReleaseLayout from '@site/src/components/release/ReleaseLayout.tsx';
import Paginator from '@site/src/components/ui/Paginator.tsx';
import type { Props } from '@theme/BlogPostPage';
import BlogPostPageMetadata from '@theme/BlogPostPage/Metadata';
import BlogPostPageStructuredData from '@theme/BlogPostPage/StructuredData';
import MDXContent from '@theme/MDXContent';

export default function BlogPostPage({ content: Notes, sidebar }: Props) {
  const { permalink, title, date, editUrl, prevItem, nextItem, frontMatter } = Notes.metadata;
  return (
    <BlogPostProvider content={Notes} isBlogPostPage>
      <BlogPostPageMetadata />
      <BlogPostPageStructuredData />
      <ReleaseLayout sidebar={sidebar} toc={Notes.toc}>
        <article>
          <ReleaseHeader route={permalink} title={title} date={date} />
          <div id={blogPostContainerID} className="markdown">
            <MDXContent>
              <Notes />
            </MDXContent>
          </div>
          <RelatedGuides pages={frontMatter.related as PageLink[]} />
          <GuideFooter route={permalink} editUrl={editUrl} />
        </article>
        <Paginator
          label="Newer and older release"
          previousLabel="Newer"
          nextLabel="Older"
          previous={prevItem}
          next={nextItem}
        />
      </ReleaseLayout>
    </BlogPostProvider>
  );
}
