import type { AdminViewServerProps } from 'payload'
import { hasPermission } from '@/access/person'
import { callboardOf } from '@/access/registryOf'
import { pluginParts } from '@/components/views/pluginParts'
import { listShownVisits } from '@/endpoints/support/listVisits'
import settingsStyles from '@/components/settings/Settings.module.css'
import { SettingsScreen } from '@/components/settings/SettingsScreen'
import { loadOverview } from './data/loadOverview'
import { PeopleSections } from './PeopleSections'
import { RolesCard } from './Roles/RolesCard'
import { SupportCard } from './Support/SupportCard'

/** Staff of the current site and their permissions. Users who can only view roles see just those. */
export const Users = (view: AdminViewServerProps) => (
  <SettingsScreen
    areas={['people', 'support']}
    may={(person, id) => hasPermission(person, 'users:admin', id) || hasPermission(person, 'roles:view', id)}
    view={view}
  >
    {async (context) => {
      const { req } = view.initPageResult
      const { people, roles } = await loadOverview(req, context)
      const { person, t, tenant } = context
      const visits = people ? await listShownVisits(req, tenant.id) : []
      return {
        content: (
          <div className={settingsStyles.cards}>
            {visits.length > 0 && (
              <SupportCard isOwner={person.memberships.get(tenant.id)?.kind === 'owner'} visits={visits} />
            )}
            {people ? (
              <PeopleSections
                people={people}
                roles={roles}
                safety={
                  people.canTransfer &&
                  pluginParts(req, callboardOf(req.payload).components.safety, { tenantId: tenant.id })
                }
              />
            ) : (
              <RolesCard {...roles} />
            )}
          </div>
        ),
        help: t(people ? 'peopleHelp' : 'peopleRolesHelp'),
        title: t('peopleTitle'),
        trail: [{ label: t('settings') }, { label: t('peopleTitle') }],
      }
    }}
  </SettingsScreen>
)
