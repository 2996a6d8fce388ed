import type { PayloadRequest } from 'payload'
import { isTokenKey } from '@/access/bearerTokens'
import { translatorOf } from '@/exports/server'
import type { Person, Translator } from '@/exports/types'
import { isMember } from '@/access/person'
import { permissionGroups, type TranslatedGroup } from '@/components/views/Settings/Users/data/permissionGroups'
import { hasFactor } from '@/database/accounts/secondFactors'
import { exactTime } from '@/lib/time/relativeTime'
import { listTokensOf } from './accessTokens'

/** A token in the list of its owner, with formatted dates. */
export interface ListedToken {
  id: string
  name: string
  site: string
  /** Its permissions as one line of text. */
  permissions: string
  expires: string
  isExpired: boolean
  used: string | null
}

/** A site for which a token can be created, with the permissions that the person can grant. */
export interface TokenSite {
  id: string
  name: string
  groups: TranslatedGroup[]
}

export interface AccountTokens {
  tokens: ListedToken[]
  sites: TokenSite[]
  /** A second factor is required in addition to the password. */
  needsCode: boolean
}

/** Loads the tokens of a person, and the sites for which they can create one. */
export async function accountTokens(req: PayloadRequest, person: Person): Promise<AccountTokens> {
  const { language } = req.i18n
  const [rows, needsCode] = await Promise.all([listTokensOf(req, person.id), hasFactor(req, person.id)])
  const t = translatorOf(req.i18n)
  const tokens = rows.map(({ expiresAt, id, keys, lastUsedAt, name, tenantId }) => ({
    id,
    expires: exactTime(expiresAt, language),
    isExpired: expiresAt.getTime() <= Date.now(),
    name,
    permissions: inOneLine(onlyHeld(permissionGroups(req, t, new Set(keys)))),
    site: person.memberships.get(tenantId)?.tenant.name ?? '',
    used: lastUsedAt && exactTime(lastUsedAt, language),
  }))
  return { needsCode, sites: sitesOf(req, person, t), tokens }
}

function sitesOf(req: PayloadRequest, person: Person, t: Translator): TokenSite[] {
  const memberships = [...person.memberships.values()].filter(({ tenant }) => isMember(person, tenant.id))
  return memberships.flatMap(({ keys, tenant }) => {
    const groups = onlyHeld(permissionGroups(req, t, new Set([...keys].filter(isTokenKey))))
    return groups.length > 0 ? [{ groups, id: tenant.id, name: tenant.name }] : []
  })
}

/** Reduces the groups to the permissions that are held. */
const onlyHeld = (groups: TranslatedGroup[]): TranslatedGroup[] =>
  groups
    .map((group) => ({ ...group, permissions: group.permissions.filter(({ isHeld }) => isHeld) }))
    .filter(({ permissions }) => permissions.length > 0)

const inOneLine = (groups: TranslatedGroup[]): string =>
  groups
    .map(({ label, permissions }) => `${label}: ${permissions.map((permission) => permission.label).join(', ')}`)
    .join(' · ')
