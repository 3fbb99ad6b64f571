import errors from '@generated/slipway-error-catalogue/default/errors.json';
import InlineMarkdown from '@site/src/components/ui/InlineMarkdown.tsx';
import Table from '@site/src/components/ui/Table.tsx';

/** The error catalogue of the API: what each status means and what to do about it. */
export default function ErrorTable() {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Meaning</th>
          <th scope="col">Why it happens</th>
          <th scope="col">What to do</th>
        </tr>
      </thead>
      <tbody>
        {errors.map(({ status, meaning, cause, remedy }) => (
          <tr key={status}>
            <td>
              <code>{status}</code>
            </td>
            <td>
              <InlineMarkdown text={meaning} />
            </td>
            <td>
              <InlineMarkdown text={cause} />
            </td>
            <td>
              <InlineMarkdown text={remedy} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
