import Table from '@site/src/components/ui/Table.tsx';

interface Props {
  /** An enumeration of the contract: each value with its meaning. */
  of: Readonly<Record<string, string>>;
}

export default function EnumTable({ of: meanings }: Props) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Value</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(meanings).map(([value, meaning]) => (
          <tr key={value}>
            <td>
              <code>{value}</code>
            </td>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
