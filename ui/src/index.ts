export { Button, LinkButton } from './button/Button.tsx';
export { type Choice, ChoiceGroup } from './choice/ChoiceGroup.tsx';
export { CalendarDialog } from './dates/CalendarDialog.tsx';
export {
  DateField,
  type DateFieldProps,
  DateTimeField,
  TimeField,
  type TimeFieldProps,
} from './dates/fields.tsx';
export { MonthGrid } from './dates/MonthGrid.tsx';
export { addMonths, monthOf, noonOf } from './dates/month.ts';
export type { DateWriting } from './dates/writing.ts';
export { Dialog } from './dialog/Dialog.tsx';
export { LongTextField, SelectField, TextField, TickField } from './field/fields.tsx';
export { Notice } from './notice/Notice.tsx';
export { fileSize, PdfDocument } from './pdf/PdfDocument.tsx';
export { Skeleton } from './skeleton/Skeleton.tsx';
export { Stepper } from './stepper/Stepper.tsx';
