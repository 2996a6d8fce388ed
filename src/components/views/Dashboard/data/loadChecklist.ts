import { administers, hasPermission } from '@/access/person'
import { sitePreferences } from '@/access/sitePreferences'
import { readSetupProgress, type SetupProgress } from '@/database/dashboard/setupProgress'
import { readPlatformSettings } from '@/globals/platformOf'
import { planAllows } from '@/lib/plans/planAllows'
import { AWAY_KEY, STEPS, type Step, type StepName } from '../Checklist/steps'
import { may, poolFor, type Scope } from './scope'

/** How long a site counts as new, in days. Older sites are not reminded of missing steps. */
const NEW_DAYS = 60
const DAY_MS = 86_400_000

const TYPES = ['venues', 'events', 'pages']

export interface Checklist {
  /** Steps that the user can carry out. */
  steps: Step[]
  /** Hidden until requested: dismissed, completed, or the site is not new. */
  isAway: boolean
  /** The site has neither an event nor a published page, so there is nothing else to show. */
  isEmptySite: boolean
}

/** Setup progress of the current site, for users who can continue it. */
export async function loadChecklist(scope: Scope, now: Date): Promise<Checklist> {
  const { req, tenant } = scope
  const types = TYPES.filter((slug) => slug in req.payload.collections)
  const [beginnings, preferences, { studioUrl }] = await Promise.all([
    readSetupProgress(poolFor(scope), tenant.id, types),
    sitePreferences(req, tenant.id, [AWAY_KEY]),
    readPlatformSettings(req),
  ])
  if (!beginnings) return { isAway: true, isEmptySite: false, steps: [] }
  const { styledTheme } = beginnings
  // A builder elsewhere is reached from the list of themes.
  const studio = studioUrl ? undefined : req.payload.config.admin.components.views?.studio?.path
  const look: Step['path'] =
    studio && styledTheme
      ? `${studio}?${new URLSearchParams({ tenantId: tenant.id, themeId: styledTheme })}`
      : '/collections/themes'
  const steps = STEPS.filter((name) => canDo(scope, name)).map((name) => toStep(name, beginnings, look))
  const isLaunched = beginnings.hasHome && beginnings.hasEvent
  const isNew = now.getTime() - Date.parse(beginnings.createdAt) < NEW_DAYS * DAY_MS
  const isShown = !preferences[AWAY_KEY] && (isNew || !isLaunched) && steps.some(({ isDone }) => !isDone)
  return {
    isAway: !isShown,
    isEmptySite: types.length > 0 && !beginnings.hasLivePage && !beginnings.filled.has('events'),
    steps,
  }
}

function canDo(scope: Scope, name: StepName): boolean {
  const { person, tenant } = scope
  switch (name) {
    case 'name':
    case 'logo':
      return administers(person, tenant.id)
    case 'look':
      return hasPermission(person, 'settings:themes', tenant.id) && may(scope, 'manage', 'themes')
    case 'colleague':
      return hasPermission(person, 'users:admin', tenant.id)
    case 'domain':
      return hasPermission(person, 'settings:domains', tenant.id) && planAllows(tenant, 'custom_domains')
    default:
      return may(scope, 'manage', TYPE_OF[name])
  }
}

const TYPE_OF = { address: 'venues', event: 'events', home: 'pages' } as const

function toStep(
  name: StepName,
  { hasAddress, hasColleague, hasDomain, hasEvent, hasHome, hasLogo, hasLook, waiting }: SetupProgress,
  lookPath: Step['path'],
): Step {
  // The very document, or a new one.
  const document = (slug: string): Step['path'] => `/collections/${slug}/${waiting[slug] ?? 'create'}`
  const steps: Record<StepName, Omit<Step, 'name'>> = {
    address: { isDone: hasAddress, path: document('venues') },
    colleague: { isDone: hasColleague, path: '/settings/users' },
    domain: { isDone: hasDomain, path: '/settings/domains' },
    event: { isDone: hasEvent, path: document('events') },
    home: { isDone: hasHome, path: document('pages') },
    logo: { isDone: hasLogo, path: '/settings/general' },
    look: { isDone: hasLook, path: lookPath },
    // The site is named when it is created.
    name: { isDone: true, path: '/settings/general' },
  }
  return { name, ...steps[name] }
}
