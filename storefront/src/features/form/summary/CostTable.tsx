import { usePage } from '../../../app/page.ts';
import styles from './CostTable.module.css';
import { type CostLine, type Money, shownAmount, shownLines, shownTotal } from './shown-price.ts';

/** Lines and total as the company shows them before the payment step. */
export function ShownCosts({ money }: { money: Money }) {
  const { form, t } = usePage();
  const total = shownTotal(form, money) ?? 0;
  const excluding = form.options.pricesShown === 'excluding_tax';
  return (
    <Table
      lines={shownLines(money)}
      amountOf={(line) => shownAmount(form, line)}
      total={total}
      note={t(excluding ? 'common.exclTax' : 'common.inclTax')}
    />
  );
}

interface AllCostsProps {
  money: Money & { taxes: readonly { name: string; percentage: number; amount: number }[] };
}

/** Every line with tax, the total incl. tax, and the tax in it by rate. */
export function AllCosts({ money }: AllCostsProps) {
  const { t, formats } = usePage();
  const { money: write } = formats();
  return (
    <>
      <Table
        lines={money.lines}
        amountOf={({ amountIncludingTax }) => amountIncludingTax}
        total={money.totalIncludingTax}
        note={t('common.inclTax')}
      />
      <ul className={styles.taxes}>
        {money.taxes
          .filter(({ percentage }) => percentage > 0)
          .map(({ name, percentage, amount }) => (
            <li key={`${name} ${percentage}`}>
              <span>{t('common.taxIncluded', { percentage })}</span>
              <span>{write(amount)}</span>
            </li>
          ))}
      </ul>
    </>
  );
}

interface TableProps {
  lines: readonly CostLine[];
  amountOf: (line: CostLine) => number;
  total: number;
  note: string;
}

function Table({ lines, amountOf, total, note }: TableProps) {
  const { t, formats } = usePage();
  const { money } = formats();
  return (
    <table className={styles.costs}>
      <tbody>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own
          <tr key={index}>
            <th scope="row">{line.description}</th>
            <td>{money(amountOf(line))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {t('common.total')} <small>{note}</small>
          </th>
          <td>{money(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
