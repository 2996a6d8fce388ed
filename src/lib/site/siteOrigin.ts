import { isLocal } from '../domains/readHostname'
import { LOCAL_SUFFIX } from './hostOf'

/** What decides where the public finds a site. */
export interface Addressed {
  slug: string
  domains: { domain: string; isPrimary?: boolean | null; status?: string | null }[]
  /** Of the theme on show: `nocode`, or anything else. */
  renderMode?: string | null
}

export interface OriginSettings {
  /** Ending of the names of sites with a no-code theme; each stage has its own. */
  HOSTED_SUFFIX: string
  /** The same for all other sites. */
  HOSTED_SUFFIX_THEMES: string
  SERVER_URL: string
}

/**
 * Where the public finds a site: at its primary active domain, else at any active one, else at its slug below the hosted
 * suffix. A name for developers stands for the slug where it is the primary one. Names of one machine are for an
 * installation on that machine, which has its slugs there as well: nobody else can open them.
 * @returns origin without a slash at the end: `https://www.theatre.example`
 */
export function siteOrigin({ domains, renderMode, slug }: Addressed, settings: OriginSettings): string {
  const active = domains.filter(({ status }) => status === 'active')
  const chosen = active.find(({ isPrimary }) => isPrimary) ?? active[0]
  if (chosen) return `https://${chosen.domain}`
  const server = new URL(settings.SERVER_URL)
  const isOnOneMachine = server.hostname === LOCAL_SUFFIX
  const development = domains.find(({ isPrimary, status }) => isPrimary && status === 'development')?.domain
  if (isOnOneMachine) {
    const name = development ?? `${slug}.${LOCAL_SUFFIX}`
    return `${server.protocol}//${/:\d+$/.test(name) || !server.port ? name : `${name}:${server.port}`}`
  }
  if (development && !isLocal(development)) return `https://${development}`
  return `https://${slug}.${renderMode === 'nocode' ? settings.HOSTED_SUFFIX : settings.HOSTED_SUFFIX_THEMES}`
}
