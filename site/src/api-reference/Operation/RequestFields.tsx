import type { Operation, OperationId } from '@slipway/contract';
import { requestFieldAnchor } from '../anchors.ts';
import { acceptedHeadersOf } from '../answers.ts';
import FieldList from '../FieldList/index.tsx';
import { type FieldSchema, ownFieldsOf } from '../fields.ts';
import HeaderNames from '../HeaderNames/index.tsx';

interface Props {
  operation: Operation;
}

/** What an operation takes: in its path, its query, its body and its headers. */
export default function RequestFields({ operation }: Props) {
  const { id, params, query, body } = operation;
  const parts = { Path: params, Query: query, Body: body };
  return (
    <>
      {Object.entries(parts).map(
        ([title, schema]) =>
          schema && (
            <div key={title}>
              <h4>{title}</h4>
              <FieldList
                fields={ownFieldsOf(schema as FieldSchema)}
                anchor={(path) => requestFieldAnchor(id as OperationId, path)}
                marksRequired
                showsNamed
                openLevels={1}
              />
            </div>
          ),
      )}
      <HeaderNames title="Headers you may add" names={acceptedHeadersOf(operation)} />
    </>
  );
}
