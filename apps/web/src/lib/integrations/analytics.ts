import type { AnalyticsSettings } from '@palimpsest/contract';
import { reportFault } from '../report-fault.ts';
import { isStaffPage } from './staff-page.ts';

type NoFields = Readonly<Record<string, never>>;

/** How someone signs in. */
export type SignInMethod = 'email' | 'google';

/** Every event that is recorded, with its fields. */
export interface AnalyticsEvents {
  view_landing: NoFields;
  view_preview: NoFields;
  view_editor: NoFields;
  view_dashboard: NoFields;
  view_pricing: NoFields;
  auth_modal_open: { mode: 'login' | 'signup' };
  login_start: { method: SignInMethod };
  login_success: { method: SignInMethod };
  login_error: { method: SignInMethod; error_message: string };
  sign_up_start: { method: SignInMethod };
  sign_up_success: { method: SignInMethod };
  sign_up_error: { method: SignInMethod; error_message: string };
  logout: NoFields;
  user_info_modal_view: NoFields;
  user_info_validation_error: { error_message: string };
  user_info_submit: { company_sector: string; employee_count: string; role: string };
  user_info_error: { error_message: string };
  user_info_dismissed: NoFields;
  upload_area_click: NoFields;
  file_selected: { file_size_bytes: number; file_type: string };
  redirect_to_preview: NoFields;
  upload_start: { file_size_bytes: number; file_type: string };
  upload_success: { image_id: string };
  upload_error: { error_message: string };
  process_start: { source_language: string; target_language: string };
  process_success: { message_id: string };
  process_error: { error_message: string };
  status_check_error: { error_message: string };
  blacklist_add: { term_count: number };
  blacklist_remove: { term_count: number };
  exclusion_add: { region_count: number };
  exclusion_remove: { region_count: number };
  font_change: { font_family: string };
  export_start: { estimated_bytes: number };
  export_success: { bytes: number };
  export_error: { error_message: string };
  checkout_start: { plan: string; period: 'monthly' | 'yearly' };
  checkout_error: { error_message: string };
  checkout_success: { session_id: string };
}

export type AnalyticsEventName = keyof AnalyticsEvents;

/** An event as a sink gets it. */
export interface AnalyticsRecord {
  name: AnalyticsEventName;
  fields: Readonly<Record<string, string | number>>;
  /** Path of the page, without its query. */
  path: string;
  /** ISO 8601, UTC. */
  at: string;
}

/** Receives events, for example to post them. Its errors are logged and do not reach the page. */
export type AnalyticsSink = (record: AnalyticsRecord) => void;

type Fields<Name extends AnalyticsEventName> = AnalyticsEvents[Name] extends NoFields
  ? []
  : [fields: AnalyticsEvents[Name]];

export interface Analytics {
  track: <Name extends AnalyticsEventName>(name: Name, ...fields: Fields<Name>) => void;
}

export interface AnalyticsOptions {
  /** Events that come before the sinks are known wait for them. */
  sinks: Promise<readonly AnalyticsSink[]>;
  /** Path of the page that is shown. */
  path: () => string;
  /** @default the system's clock */
  now?: () => Date;
}

/** Records what users do on the pages that are theirs. */
export function createAnalytics({ sinks, path, now = () => new Date() }: AnalyticsOptions): Analytics {
  return {
    track(name, ...[fields]) {
      const page = path();
      if (isStaffPage(page)) return;
      const record = { name, fields: { ...fields }, path: page, at: now().toISOString() };
      sinks
        .then((known) => known.forEach((sink) => sink(record)))
        .catch((error: unknown) => reportFault(`The event ${name} could not be recorded.`, error));
    },
  };
}

/** Writes events to the browser's console. */
export const consoleSink: AnalyticsSink = ({ name, fields, path }) => {
  // oxlint-disable-next-line no-console -- the console is where this sink writes
  console.info(`[analytics] ${name} on ${path}`, fields);
};

/** Posts each event as JSON to an address; the browser sends it even when the page is left. */
export function httpSink(url: string): AnalyticsSink {
  return (record) => void navigator.sendBeacon(url, JSON.stringify(record));
}

/** The sinks that this installation is configured with: none unless it says so. */
export function configuredSinks({ url, console: toConsole }: AnalyticsSettings): AnalyticsSink[] {
  return [...(url ? [httpSink(url)] : []), ...(toConsole ? [consoleSink] : [])];
}
