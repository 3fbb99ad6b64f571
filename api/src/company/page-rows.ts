import type { Company } from '@slipway/company';
import type { CompanyRows } from './company-tables.ts';

/** What a company file says about the pages of customers, as rows. */
export function pageRows({
  id,
  pages,
  questions,
  waivers,
  messageFlows,
  addOnCategories,
}: Company): Pick<
  CompanyRows,
  'company_pages' | 'questions' | 'waivers' | 'message_flows' | 'add_on_categories'
> {
  return {
    company_pages: [
      {
        id,
        branding: pages.branding,
        languages: pages.languages,
        texts: pages.texts,
        translations: pages.translations,
        options: pages.options,
        alternatives: pages.alternatives,
        return_urls: pages.returnUrls,
        terms_urls: pages.termsUrls,
        analytics: pages.analytics,
        start_conditions: pages.startConditions,
      },
    ],
    questions: questions.map(
      ({ slug: _, dockIds, boatModelIds, customerTypeIds, ...question }, position) => ({
        ...question,
        dock_ids: dockIds,
        boat_model_ids: boatModelIds,
        customer_type_ids: customerTypeIds,
        position,
        archived_at: null,
      }),
    ),
    waivers: waivers.map((waiver, position) => ({
      id: waiver.id,
      name: waiver.name,
      documents: waiver.documents,
      version: waiver.version,
      signer: waiver.signer,
      required_before_hand_out: waiver.requiredBeforeHandOut,
      retention_months: waiver.retentionMonths,
      position,
      archived_at: null,
    })),
    message_flows: messageFlows.map(({ slug: _, id: flowId, name, ...definition }) => ({
      id: flowId,
      name,
      definition,
    })),
    add_on_categories: addOnCategories.map(({ slug: _, ...category }, position) => ({
      ...category,
      position,
    })),
  };
}
