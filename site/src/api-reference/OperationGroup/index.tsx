import { integratorApi, type Operation as OperationFacts, TAGS, type Tag } from '@slipway/contract';
import { Line } from '../Markdown/index.tsx';
import Operation from '../Operation/index.tsx';
import Section from '../Section/index.tsx';

const all = Object.values<OperationFacts>(integratorApi.operations);

interface Props {
  tag: Tag;
}

/** The operations of one group. */
export default function OperationGroup({ tag }: Props) {
  const { title, description } = TAGS[tag];
  return (
    <>
      <Section id={tag} title={title}>
        <Line text={description} />
      </Section>
      {all.map(
        (operation, position) =>
          operation.tag === tag && (
            <Operation
              key={operation.id}
              operation={operation}
              previous={all[position - 1]}
              next={all[position + 1]}
            />
          ),
      )}
    </>
  );
}
