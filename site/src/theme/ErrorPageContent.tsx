/** A page that throws inside the layout. */
export { default } from '@site/src/components/CrashReport/index.tsx';
