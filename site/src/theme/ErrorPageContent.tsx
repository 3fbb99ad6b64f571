/** A page that throws inside the layout. */
export { default } from '@site/src/components/ui/CrashReport.tsx';
