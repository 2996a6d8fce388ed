import type { AdminViewServerProps } from 'payload'
import { administers } from '@/access/person'
import { callboardOf } from '@/access/registryOf'
import { readFilters } from '@/lib/activity/filters'
import { SettingsScreen } from '@/components/settings/SettingsScreen'
import { ActivityFilters } from './ActivityFilters'
import { ActivityList } from './ActivityList'
import { loadActors } from './data/loadActors'
import { loadActivityPage } from './data/loadActivityPage'
import { loadNames } from './data/loadNames'

/** The audit log of the current site. */
export const Activity = (view: AdminViewServerProps) => (
  <SettingsScreen areas={['activity', 'domains']} may={administers} view={view}>
    {async ({ t, tenant }) => {
      const { req } = view.initPageResult
      const filters = readFilters(view.searchParams ?? {})
      const [page, actors] = await Promise.all([
        loadActivityPage(req, tenant.id, filters),
        loadActors(req.payload, tenant.id),
      ])
      const names = await loadNames(req, tenant.id, page.lines)
      const { before: _, ...choice } = filters
      return {
        content: (
          <>
            <ActivityFilters
              choice={choice}
              key={JSON.stringify(choice)}
              people={actors.filter(({ isActive }) => isActive).map(({ id, name }) => ({ label: name, value: id }))}
            />
            <ActivityList
              actors={actors}
              filters={filters}
              page={page}
              req={req}
              speaker={{ actions: callboardOf(req.payload).actions, language: req.i18n.language, names, t }}
            />
          </>
        ),
        help: t('activityHelp'),
        title: t('activity'),
        trail: [{ label: t('settings') }, { label: t('activity') }],
      }
    }}
  </SettingsScreen>
)
