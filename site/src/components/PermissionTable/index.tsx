import InlineMarkdown from '@site/src/components/ui/InlineMarkdown.tsx';
import Table from '@site/src/components/ui/Table.tsx';
import { grantText, PERMISSION_LINES, ROLE, type Role } from '@slipway/contract';

const roles = Object.keys(ROLE) as Role[];

/** Who may do what: the table that the API and the dashboard go by. */
export default function PermissionTable() {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Permission</th>
          {roles.map((role) => (
            <th key={role} scope="col">
              {ROLE[role]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PERMISSION_LINES.map((line) => (
          <tr key={line.label}>
            <td>{line.label}</td>
            {roles.map((role) => (
              <td key={role}>
                <InlineMarkdown text={grantText(line, role)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
