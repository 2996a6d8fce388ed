import type { BasePayload } from 'payload'
import { readSiteRow, type SiteKey } from '../../../../database/website/siteRow'
import { platformHosts } from '../../../../lib/domains/platformHosts'
import { settings } from '../../../../lib/settings'
import { hostOf, type Host } from '../../../../lib/site/hostOf'
import type { Site } from '../Site'
import { toSite } from './toSite'

/** Whom a request is for, without asking the database. */
export function hostOfRequest(headers: Headers): Host {
  const env = settings()
  const hosts = platformHosts(env)
  const website = /^https?:\/\/\{slug\}\.([^/:]+)/.exec(env.WEBSITE_URL)?.[1]
  const hostedSuffixes = website ? [...hosts.hostedSuffixes, website.toLowerCase()] : hosts.hostedSuffixes
  return hostOf(headers.get('Host'), { ...hosts, adminHost: new URL(env.SERVER_URL).hostname, hostedSuffixes })
}

/**
 * The site that a host leads to.
 * @returns null where no site has the name and the platform does not own it: the admin answers, as ever; `nothing`
 * where the name is the platform's and nobody has it
 */
export async function findSite(payload: BasePayload, host: Host): Promise<Site | 'nothing' | null> {
  if (host.kind !== 'site') return null
  return (await siteBy(payload, { names: host.names, slug: host.slug })) ?? (host.isOurs ? 'nothing' : null)
}

/** A site by its id. */
export const siteById = (payload: BasePayload, id: string): Promise<Site | null> => siteBy(payload, { id })

async function siteBy(payload: BasePayload, key: SiteKey): Promise<Site | null> {
  const row = await readSiteRow(payload, key)
  return row && toSite(row)
}
