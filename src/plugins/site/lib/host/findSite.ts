import { createHash } from 'node:crypto'
import { type BasePayload, getPayload, type SanitizedConfig } from 'payload'
import { type SiteRow, readSiteRow, type SiteKey } from '@/database/website/siteRow'
import { CSP_PRESETS, DEFAULT_CSP_PRESET } from '@/lib/csp/presets'
import {
  DATE_FORMATS,
  DEFAULT_FORMATS,
  MONTH_FORMATS,
  SEPARATORS,
  TIME_FORMATS,
  type DateTimeFormats,
} from '@/lib/formats/dateTimeFormats'
import { siteLanguages } from '@/lib/languages/languages'
import { RESERVED_SEGMENT, safeHref } from '@/lib/site/addresses'
import { rootOfWww } from '@/lib/domains/dnsRecords'
import { platformHosts } from '@/lib/domains/parseHostname'
import { settings } from '@/lib/settings/index'
import { hostOf, type Host } from '@/lib/site/hosts'
import type { Site } from '../Site'
import { readFromReplica } from '@/database/replicas/readFromReplica'

/** Converts a database row to a site. */
function toSite(row: SiteRow): Site {
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
      preset: CSP_PRESETS.find((preset) => preset === row.csp_preset) ?? DEFAULT_CSP_PRESET,
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
  dateFormat: DATE_FORMATS.find((format) => format === row.date_time_formats_date_format) ?? DEFAULT_FORMATS.dateFormat,
  dateTimeSeparator:
    SEPARATORS.find((format) => format === row.date_time_formats_date_time_separator) ??
    DEFAULT_FORMATS.dateTimeSeparator,
  monthFormat:
    MONTH_FORMATS.find((format) => format === row.date_time_formats_month_format) ?? DEFAULT_FORMATS.monthFormat,
  showSeconds: row.date_time_formats_show_seconds ?? DEFAULT_FORMATS.showSeconds,
  timeFormat: TIME_FORMATS.find((format) => format === row.date_time_formats_time_format) ?? DEFAULT_FORMATS.timeFormat,
})

/** Classifies the request's host without a database query. */
export function hostOfRequest(headers: Headers): Host {
  const env = settings()
  const hosts = platformHosts(env)
  const website = /^https?:\/\/\{slug\}\.([^/:]+)/.exec(env.WEBSITE_URL)?.[1]
  const hostedSuffixes = website ? [...hosts.hostedSuffixes, website.toLowerCase()] : hosts.hostedSuffixes
  return hostOf(headers.get('Host'), { ...hosts, adminHost: new URL(env.SERVER_URL).hostname, hostedSuffixes })
}

/**
 * Finds the site of a host.
 * @returns null for a host of no site that the platform does not own, which the admin serves; `noSite` for an
 * unassigned host of the platform
 */
export async function findSite(payload: BasePayload, host: Host): Promise<Site | 'noSite' | null> {
  if (host.kind !== 'site') return null
  const { isOurs, names, slug } = host
  const site = await findSiteBy(payload, { names, root: rootOfWww(names[0] ?? ''), slug })
  return site ?? (isOurs ? 'noSite' : null)
}

/** Finds a site by id. */
export const siteById = (payload: BasePayload, id: string): Promise<Site | null> => findSiteBy(payload, { id })

async function findSiteBy(payload: BasePayload, key: SiteKey): Promise<Site | null> {
  const row = await readSiteRow(payload, key)
  return row && toSite(row)
}

/**
 * Whether the host belongs to a website or is an unassigned host of the platform. The admin's own host needs no
 * database query.
 */
export async function isSiteHost(
  config: Promise<SanitizedConfig> | SanitizedConfig,
  headers: Headers,
): Promise<boolean> {
  const host = hostOfRequest(headers)
  return host.kind === 'site' && (await findSite(await getPayload({ config }), host)) !== null
}

/** Drafts may have been saved moments ago, so they are read from the primary. */
const DRAFTS = new RegExp(`^/${RESERVED_SEGMENT}/(?:preview|shared)/`)

/**
 * Handles a website request with reads from a replica, where there is one: site, password and pages alike. Each host is
 * pinned separately, so visitors never see an older state again.
 */
export function readFromReplicaFor<Result>(
  payload: BasePayload,
  request: Request,
  respond: () => Promise<Result>,
): Promise<Result> {
  const { pathname, searchParams } = new URL(request.url)
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  // Signed files of drafts may be new as well.
  if (!isReading || DRAFTS.test(pathname) || searchParams.has('pass')) return respond()
  return readFromReplica(payload, request.headers.get('Host') ?? '', respond)
}
