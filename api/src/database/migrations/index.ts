import access from './0001-access.ts';
import inventory from './0002-inventory.ts';
import rental from './0003-rental.ts';
import customers from './0004-customers.ts';
import bookings from './0005-bookings.ts';
import platform from './0006-platform.ts';
import changes from './0007-changes.ts';
import bookingFlow from './0008-booking-flow.ts';
import webhooks from './0009-webhooks.ts';
import customerPages from './0010-customer-pages.ts';
import companyPages from './0011-company-pages.ts';
import payments from './0012-payments.ts';
import tripsAndWaivers from './0013-trips-and-waivers.ts';
import messages from './0014-messages.ts';
import team from './0015-team.ts';
import dockside from './0016-dockside.ts';
import teamBookings from './0017-team-bookings.ts';
import planning from './0019-planning.ts';
import analytics from './0020-analytics.ts';
import customerProfiles from './0021-customer-profiles.ts';
import historyAndFeeds from './0022-history-and-feeds.ts';
import insights from './0023-insights.ts';
import textMessages from './0025-text-messages.ts';
import waiverFiles from './0026-waiver-files.ts';
import ordersOfStaff from './0027-orders-of-staff.ts';
import interfaceLanguage from './0028-interface-language.ts';
import blockoutChanges from './0029-blockout-changes.ts';
import requestKeys from './0030-request-keys.ts';
import draftAddresses from './0031-draft-addresses.ts';
import depositKeys from './0032-deposit-keys.ts';
import providerResults from './0033-provider-results.ts';
import paidPayments from './0034-paid-payments.ts';
import chargedDeposits from './0035-charged-deposits.ts';
import ledgerEntries from './0036-ledger-entries.ts';
import openingEntries from './0037-opening-entries.ts';
import paymentDifferences from './0038-payment-differences.ts';
import addressPermission from './0039-address-permission.ts';
import type { Migration } from './migration.ts';

/** Every migration under the name by which the database remembers it. Add at the end only. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-access': access,
  '0002-inventory': inventory,
  '0003-rental': rental,
  '0004-customers': customers,
  '0005-bookings': bookings,
  '0006-platform': platform,
  '0007-changes': changes,
  '0008-booking-flow': bookingFlow,
  '0009-webhooks': webhooks,
  '0010-customer-pages': customerPages,
  '0012-payments': payments,
  '0011-company-pages': companyPages,
  '0013-trips-and-waivers': tripsAndWaivers,
  '0014-messages': messages,
  '0016-dockside': dockside,
  '0015-team': team,
  '0019-planning': planning,
  '0017-team-bookings': teamBookings,
  '0020-analytics': analytics,
  '0021-customer-profiles': customerProfiles,
  '0022-history-and-feeds': historyAndFeeds,
  '0023-insights': insights,
  '0025-text-messages': textMessages,
  '0026-waiver-files': waiverFiles,
  '0027-orders-of-staff': ordersOfStaff,
  '0028-interface-language': interfaceLanguage,
  '0029-blockout-changes': blockoutChanges,
  '0030-request-keys': requestKeys,
  '0031-draft-addresses': draftAddresses,
  '0032-deposit-keys': depositKeys,
  '0033-provider-results': providerResults,
  '0034-paid-payments': paidPayments,
  '0035-charged-deposits': chargedDeposits,
  '0036-ledger-entries': ledgerEntries,
  '0037-opening-entries': openingEntries,
  '0039-address-permission': addressPermission,
  '0038-payment-differences': paymentDifferences,
};
