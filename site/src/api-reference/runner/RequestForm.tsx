import { type Operation, REQUEST_HEADER } from '@slipway/contract';
import { useId } from 'react';
import InlineMarkdown from '../../components/ui/InlineMarkdown.tsx';
import { operationOf } from '../../samples/samples.ts';
import { type Field, type FieldSchema, ownFieldsOf } from '../fields.ts';
import { limitWords } from '../type-words.ts';
import BodyEditor from './BodyEditor.tsx';
import { ID_OF_GROUP, type KnownThing, useKnownThings } from './known-things.ts';
import styles from './Runner.module.css';
import { type EditedRequest, KEY_CHOICES, type KeyChoice, problemsOf } from './request.ts';
import ThingChoice from './ThingChoice.tsx';

interface RequestFormProps {
  /** By which a button outside of the form sends it. */
  id: string;
  request: EditedRequest;
  onChange(request: EditedRequest): void;
  onSubmit(): void;
}

/** Everything of a request that can be changed. What is wrong is said while it is typed. */
export default function RequestForm({ id, request, onChange, onSubmit }: RequestFormProps) {
  const operation = operationOf(request.operation);
  const things = useKnownThings(true);
  const problems = problemsOf(request);
  const change = (changes: Partial<EditedRequest>) => onChange({ ...request, ...changes });
  const idField = ID_OF_GROUP[operation.tag] ?? '';
  return (
    <form
      id={id}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {fieldsOfPart(operation.params).map(({ name, schema }) => (
        <TextField
          key={name}
          label={name}
          schema={schema}
          value={request.params[name] ?? ''}
          choices={things[idField]}
          problem={problems.params[name]?.[0]}
          onChange={(value) => change({ params: { ...request.params, [name]: value } })}
        />
      ))}
      {fieldsOfPart(operation.query).map(({ name, dotted, schema }) => (
        <TextField
          key={name}
          label={name}
          schema={schema}
          value={request.query[name] ?? ''}
          choices={things[name]}
          problem={problems.query[dotted]?.[0] ?? problems.query[dotted.split('.')[0] ?? '']?.[0]}
          onChange={(value) => change({ query: { ...request.query, [name]: value } })}
        />
      ))}
      {operation.body && (
        <BodyEditor
          schema={operation.body as FieldSchema}
          text={request.body}
          problems={problems.body}
          things={things}
          onChange={(body) => change({ body })}
        />
      )}
      <KeyField value={request.key} onChange={(key) => change({ key })} />
      {headersOf(operation).map(({ field, name, description }) => (
        <TextField
          key={field}
          label={name}
          schema={{ description }}
          value={request[field]}
          onChange={(value) => change({ [field]: value })}
        />
      ))}
    </form>
  );
}

interface PartField {
  /** As it stands in the address. */
  name: string;
  /** As the API names it when it is wrong. */
  dotted: string;
  schema: FieldSchema;
}

/** The fields of a path or a query; one that holds others is these others. */
function fieldsOfPart(part: Operation['query']): PartField[] {
  return ownFieldsOf(part as FieldSchema | undefined).flatMap((field): PartField[] => {
    const inside: Field[] = ownFieldsOf(field.schema, field.path);
    const [name = ''] = field.path;
    if (inside.length === 0) return [{ name, dotted: name, schema: field.schema }];
    return inside.map(({ path, schema }) => ({
      name: `${name}[${path.at(-1)}]`,
      dotted: path.join('.'),
      schema,
    }));
  });
}

type HeaderField = 'tenantId' | 'idempotencyKey' | 'ifNoneMatch';

function headersOf({ method }: Operation) {
  const fields: HeaderField[] =
    method === 'get' ? ['tenantId', 'ifNoneMatch'] : ['tenantId', 'idempotencyKey'];
  return fields.map((field) => ({ field, ...REQUEST_HEADER[field] }));
}

interface TextFieldProps {
  label: string;
  schema: FieldSchema;
  value: string;
  /** Things whose ID this is. */
  choices?: KnownThing[] | undefined;
  problem?: string | undefined;
  onChange(value: string): void;
}

function TextField({ label, schema, value, choices, problem, onChange }: TextFieldProps) {
  const id = useId();
  const meanings = schema['x-enumDescriptions'];
  const limits = limitWords(schema).filter((words) => !words.startsWith('matches'));
  const hint = [schema.description, ...limits].filter(Boolean).join(' · ');
  const described = `${id}-hint`;
  const attributes = {
    id,
    value,
    'aria-describedby': described,
    'aria-invalid': problem !== undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  const isListed = meanings && (value === '' || Object.hasOwn(meanings, value));
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <code>{label}</code>
      </label>
      {isListed ? (
        <select {...attributes}>
          <option value="">Leave out</option>
          {Object.entries(meanings).map(([choice, meaning]) => (
            <option key={choice} value={choice} title={meaning}>
              {choice}
            </option>
          ))}
        </select>
      ) : (
        <input {...attributes} type="text" autoComplete="off" spellCheck={false} />
      )}
      {choices && <ThingChoice label={label} choices={choices} value={value} onChange={onChange} />}
      <Hint id={described} hint={hint} problem={problem} />
    </div>
  );
}

interface HintProps {
  id: string;
  hint: string;
  problem: string | undefined;
}

function Hint({ id, hint, problem }: HintProps) {
  return (
    <p id={id} className={problem ? styles.problem : styles.hint}>
      {problem ?? <InlineMarkdown text={hint} />}
    </p>
  );
}

interface KeyFieldProps {
  value: KeyChoice;
  onChange(value: KeyChoice): void;
}

function KeyField({ value, onChange }: KeyFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Key</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value as KeyChoice)}>
        {Object.entries(KEY_CHOICES).map(([choice, label]) => (
          <option key={choice} value={choice}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
