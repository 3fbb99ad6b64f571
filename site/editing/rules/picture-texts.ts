import { pageRule } from '../rule.ts';
import { lineOf, nodesIn } from '../tree.ts';

const FEWEST_WORDS = 5;

/** Pictures and images say in words what is to be seen, and every how-to page has a picture. */
export const pictureTexts = pageRule('alternative texts', function* (page) {
  const { tree, pictures, kind, frontMatter } = page;
  const title = String(frontMatter.data.title);
  for (const { line, data } of pictures) {
    const says = faultOf(data.label, title);
    if (says) yield { line, says: `The label of the picture ${says}` };
  }
  const images = [...nodesIn(tree)].filter(({ type, name }) => type === 'image' || name === 'img');
  for (const image of images) {
    const given = image.attributes?.find(({ name }) => name === 'alt')?.value ?? image.alt;
    const says = faultOf(given, title);
    if (says) yield { line: lineOf(image), says: `The alternative text of the image ${says}` };
  }
  if (kind === 'how-to' && pictures.length + images.length === 0) {
    yield { line: 1, says: 'The page has no picture. Draw the one that explains the task.' };
  }
});

function faultOf(text: unknown, title: string): string | undefined {
  if (typeof text !== 'string' || text.trim() === '') {
    return 'is missing. Say what is to be seen.';
  }
  if (text.trim().split(/\s+/).length < FEWEST_WORDS) {
    return `'${text}' is too short. Say what is to be seen in ${FEWEST_WORDS} words or more.`;
  }
  if (text.replace(/\.$/, '').toLowerCase() === title.toLowerCase()) {
    return `'${text}' is the title of the page. Say what is to be seen.`;
  }
  return undefined;
}
