import { createHash } from 'node:crypto'
import type { SiteRow } from '../../../../database/website/siteRow'
import { CSP_PRESETS, DEFAULT_CSP_PRESET } from '../../../../lib/csp/presets'
import {
  DATE_FORMATS,
  DEFAULT_FORMATS,
  MONTH_FORMATS,
  SEPARATORS,
  TIME_FORMATS,
  type DateTimeFormats,
} from '../../../../lib/formats/dateTimeFormats'
import { siteLanguages } from '../../../../lib/languages/siteLanguages'
import { safeHref } from '../../../../lib/site/safeHref'
import type { Site } from '../Site'

/** A site as the database has it. */
export function toSite(row: SiteRow): Site {
  const { defaultLanguage, publishedLanguages } = siteLanguages({
    defaultLanguage: row.default_language,
    languages: row.languages,
    publishedLanguages: row.published_languages,
  })
  const hash = row.password_protection_enabled ? row.password_protection_password_hash : null
  return {
    closed: row.deletion ? 'deleted' : row.suspended_at ? 'suspended' : null,
    cookieBanner: {
      isEnabled: row.cookie_banner_enabled ?? false,
      privacyPolicyUrl: safeHref(row.cookie_banner_privacy_policy_url) ?? '',
    },
    csp: {
      directives: row.csp_directives ?? '',
      preset: CSP_PRESETS.find((one) => one === row.csp_preset) ?? DEFAULT_CSP_PRESET,
    },
    currency: row.currency,
    defaultLanguage,
    domains: row.domains,
    formats: formatsOf(row),
    gate: hash ? { message: row.password_protection_message ?? '', passwordHash: hash } : null,
    hasMenus: row.has_menus,
    hasTheme: row.selected_theme_id !== null,
    id: row.id,
    languages: publishedLanguages,
    mark: row.mark && row.mark_type ? { filename: row.mark, mimeType: row.mark_type, tenant: row.mark_tenant } : null,
    name: row.name,
    readAt: row.read_at.getTime(),
    renderMode: row.render_mode,
    sellsTickets: row.sells_tickets,
    slug: row.slug,
    timezone: row.timezone,
    version: versionOf(row),
  }
}

const versionOf = ({ read_at: _, ...row }: SiteRow): string =>
  createHash('sha256').update(JSON.stringify(row)).digest('base64url')

const formatsOf = (row: SiteRow): DateTimeFormats => ({
  dateFormat: DATE_FORMATS.find((one) => one === row.date_time_formats_date_format) ?? DEFAULT_FORMATS.dateFormat,
  dateTimeSeparator:
    SEPARATORS.find((one) => one === row.date_time_formats_date_time_separator) ?? DEFAULT_FORMATS.dateTimeSeparator,
  monthFormat: MONTH_FORMATS.find((one) => one === row.date_time_formats_month_format) ?? DEFAULT_FORMATS.monthFormat,
  showSeconds: row.date_time_formats_show_seconds ?? DEFAULT_FORMATS.showSeconds,
  timeFormat: TIME_FORMATS.find((one) => one === row.date_time_formats_time_format) ?? DEFAULT_FORMATS.timeFormat,
})
