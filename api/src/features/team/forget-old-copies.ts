import { defineJob, forEachCompany } from '../../jobs/job.ts';

/** Deletes exported files and what could be undone, which both hold personal data, at their end. */
export const forgetOldCopies = defineJob({
  name: 'forget-old-copies',
  schedule: '17 * * * *',
  retries: 0,
  async run(_data, context) {
    const { now } = context;
    await forEachCompany(context, async (company) => {
      await company.deleteFrom('exported_files').where('expires_at', '<=', now).execute();
      await company.deleteFrom('undos').where('until', '<=', now).execute();
    });
  },
});
