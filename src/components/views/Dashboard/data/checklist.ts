import { administers, holds } from '../../../../access/person'
import { sitePreferences } from '../../../../access/sitePreferences'
import { readBeginnings, type Beginnings } from '../../../../database/dashboard/beginnings'
import { planAllows } from '../../../../lib/plans/planAllows'
import { AWAY_KEY, STEPS, type Step, type StepName } from '../Checklist/steps'
import { may, poolFor, type Scope } from './scope'

/** As long as a site is new: later, nobody is asked for what has been missing all the time. */
const NEW_DAYS = 60
const DAY_MS = 86_400_000

const TYPES = ['venues', 'events', 'pages']

export interface Checklist {
  /** Those that the person may do. */
  steps: Step[]
  /** Put away by the person, or done, or of a site that is not new: to be called for. */
  isAway: boolean
  /** The site has neither an event nor a published page: there is nothing else to show. */
  isEmptySite: boolean
}

/** How far the site on screen has come, for somebody who may take it further. */
export async function checklist(scope: Scope, now: Date): Promise<Checklist> {
  const { req, tenant } = scope
  const known = TYPES.filter((slug) => slug in req.payload.collections)
  const [beginnings, chosen] = await Promise.all([
    readBeginnings(poolFor(scope), tenant.id, known),
    sitePreferences(req, tenant.id, [AWAY_KEY]),
  ])
  if (!beginnings) return { isAway: true, isEmptySite: false, steps: [] }
  const steps = STEPS.filter((name) => mayDo(scope, name)).map((name) => stepOf(name, beginnings))
  const isLaunched = beginnings.hasHome && beginnings.hasEvent
  const isNew = now.getTime() - Date.parse(beginnings.createdAt) < NEW_DAYS * DAY_MS
  const isAsked = !chosen[AWAY_KEY] && (isNew || !isLaunched) && steps.some(({ isDone }) => !isDone)
  return {
    isAway: !isAsked,
    isEmptySite: known.length > 0 && !beginnings.hasLivePage && !beginnings.filled.has('events'),
    steps,
  }
}

function mayDo(scope: Scope, name: StepName): boolean {
  const { person, tenant } = scope
  switch (name) {
    case 'name':
    case 'logo':
      return administers(person, tenant.id)
    case 'colleague':
      return holds(person, 'users:admin', tenant.id)
    case 'domain':
      return holds(person, 'settings:domains', tenant.id) && planAllows(tenant, 'custom_domains')
    default:
      return may(scope, 'manage', TYPE_OF[name])
  }
}

const TYPE_OF = { address: 'venues', event: 'events', home: 'pages' } as const

function stepOf(
  name: StepName,
  { filled, hasAddress, hasColleague, hasDomain, hasEvent, hasHome, hasLogo }: Beginnings,
): Step {
  const list = (slug: string): Step['path'] => `/collections/${slug}${filled.has(slug) ? '' : '/create'}`
  const known: Record<StepName, Omit<Step, 'name'>> = {
    address: { isDone: hasAddress, path: list('venues') },
    colleague: { isDone: hasColleague, path: '/settings/users' },
    domain: { isDone: hasDomain, path: '/settings/domains' },
    event: { isDone: hasEvent, path: list('events') },
    home: { isDone: hasHome, path: list('pages') },
    logo: { isDone: hasLogo, path: '/settings/general' },
    // Whoever made the site gave it one.
    name: { isDone: true, path: '/settings/general' },
  }
  return { name, ...known[name] }
}
