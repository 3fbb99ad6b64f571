export { Button, LinkButton } from './button/Button.tsx';
export { type Choice, ChoiceGroup } from './choice/ChoiceGroup.tsx';
export { Dialog } from './dialog/Dialog.tsx';
export { LongTextField, SelectField, TextField, TickField } from './field/fields.tsx';
export { Notice } from './notice/Notice.tsx';
export { fileSize, PdfDocument } from './pdf/PdfDocument.tsx';
export { Skeleton } from './skeleton/Skeleton.tsx';
export { Stepper } from './stepper/Stepper.tsx';
