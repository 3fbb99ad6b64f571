/** The layout itself, or something around it, throws. */
export { default } from '@site/src/components/ui/CrashReport.tsx';
