import { LongTextField, SelectField, TextField } from '@slipway/ui';
import { usePage } from '../../../app/page.ts';
import type { Question } from './details.ts';

interface QuestionFieldProps {
  question: Question;
  answer: string;
  error: string | undefined;
  onChange: (answer: string) => void;
}

/** A question of the company; its kind decides what can be entered. */
export function QuestionField({ question, answer, error, onChange }: QuestionFieldProps) {
  const { t } = usePage();
  const { id, kind, label, help, choices, required, sensitive } = question;
  const words = {
    label,
    hint: [help, sensitive && t('form.sensitiveNote')].filter(Boolean).join(' ') || undefined,
    error,
    optional: required ? undefined : t('common.optional'),
    name: id,
    value: answer,
    'aria-required': required,
  };
  const options =
    kind === 'yes_no'
      ? [
          { value: 'yes', text: t('common.yes') },
          { value: 'no', text: t('common.no') },
        ]
      : choices.map((choice) => ({ value: choice, text: choice }));
  switch (kind) {
    case 'long':
      return <LongTextField {...words} onChange={(event) => onChange(event.target.value)} />;
    case 'choice':
    case 'yes_no':
      return (
        <SelectField {...words} onChange={(event) => onChange(event.target.value)}>
          <option value="">{t('form.chooseAnswer')}</option>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
      );
    default:
      return (
        <TextField
          {...words}
          inputMode={kind === 'number' ? 'numeric' : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}
