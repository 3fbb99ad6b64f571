export { default } from '@site/src/search/ResultsPage/index.tsx';
