import { usePage } from '../../app/page.ts';

/** What the company rents out. */
export function BookingForm() {
  const { form, t } = usePage();
  return (
    <>
      <h1>{t('form.title', { company: form.company.name })}</h1>
      <ul>
        {form.boatModels.map(({ id, name, capacity }) => (
          <li key={id}>
            {name} · {t('common.upToPeople', { capacity })}
          </li>
        ))}
      </ul>
    </>
  );
}
